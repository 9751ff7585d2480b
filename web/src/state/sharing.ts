/** What has not changed stays the same object, so that nothing which shows it is looked at again. */

/** The new value, made of the parts of the former one wherever they are equal. It is changed in place. */
export function sharing<T>(before: unknown, now: T): T {
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now;
  const isList = Array.isArray(now);
  if (isList !== Array.isArray(before)) return now;
  const isSame = isList ? shareItems(before as unknown[], now) : shareFields(before as Fields, now as Fields);
  return isSame ? (before as T) : now;
}

type Fields = Record<string, unknown>;

function shareItems(before: unknown[], now: unknown[]): boolean {
  let isSame = before.length === now.length;
  for (let index = 0; index < now.length; index++) {
    const value = sharing(before[index], now[index]);
    now[index] = value;
    isSame &&= value === before[index];
  }
  return isSame;
}

function shareFields(before: Fields, now: Fields): boolean {
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const value = sharing(before[key], now[key]);
    now[key] = value;
    isSame &&= value === before[key] && key in before;
  }
  return isSame;
}
