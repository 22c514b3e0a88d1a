import type { Hour } from '#shared/availability';
import { clockTime, weekdays } from '#shared/clock';
import type { Language } from '#shared/language';

/**
 * Returns what the clocks of the device show at an hour of sale, or null where the shop's show the same. The shop's hour decides (rule 108).
 * `own`: like '{time} where you are'.
 */
export function ownHour({ at }: Hour, language: Language, own: string): string | null {
  const here = new Date(at);
  const [hours, minutes] = [here.getHours(), here.getMinutes()];
  const isSameDay = Number(at.slice(8, 10)) === here.getDate();
  if (isSameDay && at.slice(11, 16) === clockTime.ht(hours, minutes)) return null;
  const day = isSameDay ? '' : `${weekdays[language][here.getDay()]}, `;
  return own.replace('{time}', day + clockTime[language](hours, minutes));
}
