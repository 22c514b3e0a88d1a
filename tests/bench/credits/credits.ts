import { Cron } from 'croner';
import { creditBudget } from '../budgets.ts';
import type { OnShop, Section } from '../section.ts';
import { weighVisit } from './visit.ts';
import { playedFilm, timeFunctions, type Timed } from './function-times.ts';

/** A month of a small shop. The edits of a sitting go live with one deploy. */
const month = { visits: 3000, sittings: 8, days: 30, plays: 100 };

/** Prices of docs/publishing.md. */
const credits = { deploy: 15, gigabyte: 20, request: 2 / 10_000, gigabyteHour: 10 };
const megabytesOfFunctions = 1024;

/** The credits of a month at Netlify: deploys, counted calls of the packed functions, and weighed visits. */
export async function countCredits({ shop }: OnShop): Promise<Section> {
  const visit = await weighVisit(shop);
  const timed = await timeFunctions();
  const { fresh, warm } = timed.find(({ name }) => name === 'availability')!;
  const film = timed.find(({ name }) => name === 'media')!;
  const answers = month.plays * playedFilm.answers;
  const oneVisit = fresh + (visit.availability - 1) * warm;
  const requests = visit.requests + visit.availability;
  const rows = [
    { what: `${month.sittings} deploys`, credits: month.sittings * credits.deploy },
    {
      what: `${month.visits} visits of ${(visit.bytes / 1e6).toFixed(2)} MB`,
      credits: ((month.visits * visit.bytes) / 1e9) * credits.gigabyte,
    },
    {
      what: `their ${visit.requests} requests, and ${visit.availability} for availability in five minutes`,
      credits: month.visits * requests * credits.request,
    },
    {
      what: `availability: ${Math.round(fresh)} ms in a fresh process, then ${Math.round(warm)} ms`,
      credits: month.visits * compute(oneVisit),
    },
    {
      what: `${month.plays} plays of a film of ${playedFilm.bytes / 1e6} MB, to its end`,
      credits: ((month.plays * playedFilm.bytes) / 1e9) * credits.gigabyte,
    },
    {
      what: `their ${answers} answers, ${Math.round(film.fresh)} ms each in a fresh process`,
      credits: answers * (compute(film.fresh) + credits.request),
    },
    ...timed.filter(({ schedule }) => schedule).map(clockRow),
  ];
  const sum = rows.reduce((total, row) => total + row.credits, 0);
  const broken =
    sum > creditBudget.month ? [`a month costs ${sum}, at most ${creditBudget.month}`] : [];
  return {
    title: 'Credits of a month at Netlify; Blobs at 80 ms a call',
    rows: [...rows, { what: 'in all', credits: sum }],
    broken,
  };
}

function clockRow({ name, schedule, fresh: ms }: Timed) {
  const runs = month.days * countRunsOfDay(schedule!);
  return {
    what: `${name} ${runs} times, ${Math.round(ms)} ms each in a fresh process`,
    credits: runs * (compute(ms) + credits.request),
  };
}

function countRunsOfDay(cron: string): number {
  const day = new Date('2026-11-01T00:00:00Z');
  const runs = new Cron(cron, { mode: '5-part', timezone: 'UTC' }).nextRuns(2000, day);
  return runs.filter((run) => run.getTime() <= day.getTime() + 86_400_000).length;
}

function compute(ms: number): number {
  return (ms / 3_600_000) * (megabytesOfFunctions / 1024) * credits.gigabyteHour;
}
