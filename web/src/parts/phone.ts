/** A phone, also on its side; style sheets say it once more, for they know no constants. */
export const PHONE = '(max-width: 900px), (max-width: 1000px) and (max-height: 500px)';
