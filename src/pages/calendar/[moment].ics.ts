import type { APIContext, InferGetStaticPropsType } from 'astro';
import ical, { ICalAlarmType } from 'ical-generator';
import { listWorks } from '../../collections/catalogue.ts';
import { listOpenings, nameOfMoment } from '../../collections/openings.ts';
import { findShopName } from '../../collections/site-settings.ts';

export async function getStaticPaths() {
  const works = (await listWorks()).filter(({ state }) => state === 'upcoming');
  return listOpenings(works).map((opening) => ({
    params: { moment: nameOfMoment(opening.moment) },
    props: { opening },
  }));
}

const lengthMs = 30 * 60_000;
const alarmSeconds = 10 * 60;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** Writes an opening as a calendar's event (RFC 5545) in UTC, which each calendar shows in its own zone. */
export async function GET({ props, site }: APIContext<Props>): Promise<Response> {
  const { moment, works, decidedAt, path } = props.opening;
  const shop = await findShopName();
  const url = new URL(path, site).href;
  const calendar = ical({ prodId: { company: new URL(url).host, product: 'openings' } });
  const event = calendar.createEvent({
    id: `opening-${nameOfMoment(moment)}@${new URL(url).host}`,
    stamp: new Date(decidedAt),
    start: moment,
    end: new Date(moment.getTime() + lengthMs),
    summary: `${works.map(({ title }) => title).join(', ')} · ${shop}`,
    // Google Calendar shows no URL.
    description: url,
    url,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: alarmSeconds });
  // The package leaves the end of the last line out (RFC 5545, 3.1).
  return new Response(`${calendar.toString()}\r\n`, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
