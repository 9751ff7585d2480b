/** A span of time as clocks show it. */
import { t } from '../state/texts.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;

export function span(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  if (left >= DAY) {
    return t('web-days-hours', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  }
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
