import type { Hour } from '#shared/availability';
import { clockTime, weekdays } from '#shared/clock';
import type { Language } from '#shared/language';

/**
 * Returns what is said of an hour of sale. Where the device's clocks show another time than the shop's, their time stands beside it. `own`:
 * like '{time} where you are'. The shop's hour decides (rule 108).
 */
export function sayHour({ says, at }: Hour, language: Language, own: string): string {
  const here = new Date(at);
  const [hours, minutes] = [here.getHours(), here.getMinutes()];
  const isSameDay = Number(at.slice(8, 10)) === here.getDate();
  if (isSameDay && at.slice(11, 16) === clockTime.ht(hours, minutes)) return says[language];
  const day = isSameDay ? '' : `${weekdays[language][here.getDay()]}, `;
  const time = day + clockTime[language](hours, minutes);
  return `${says[language]} · ${own.replace('{time}', time)}`;
}
