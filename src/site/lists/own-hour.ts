import type { Hour } from '#shared/availability';

/** `own`: like '{time} where you are'. */
export type OwnHourWords = { own: string; locale: string; weekdays: string[] };

/** Returns what the clocks of the device show at an hour of sale, or '' where the shop's show the same. The shop's hour decides (rule 108). */
export function ownHour({ at }: Pick<Hour, 'at'>, { own, locale, weekdays }: OwnHourWords): string {
  const here = new Date(at);
  const isSameDay = Number(at.slice(8, 10)) === here.getDate();
  const shownHere = here.getHours() * 60 + here.getMinutes();
  if (isSameDay && shownHere === Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16)))
    return '';
  const time = here.toLocaleTimeString(locale, { timeStyle: 'short' }).replaceAll(/\s/g, ' ');
  const day = isSameDay ? '' : `${weekdays[here.getDay()]}, `;
  return own.replace('{time}', day + time);
}
