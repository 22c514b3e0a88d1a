import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cron } from 'croner';
import type { Artwork } from '#shared/artwork';
import { storeMedium } from '../../../netlify/ports/media.ts';
import { startShop } from '../../fixtures/platform.ts';
import { project } from '../../fixtures/start/platform-template.ts';
import { creditBudget } from '../budgets.ts';
import { fillWall } from '../pages/links.ts';
import type { Row, Section } from '../section.ts';
import { weighVisit, type Visit } from './visit.ts';
import { playedFilm, timeFunctions, type Timed } from './function-times.ts';

const works = 60;
/** How many works of the wall a visitor sees: a quarter, a half, or all of them. */
const extents = { quarter: works / 4, half: works / 2, whole: Infinity };

/** A month of a shop. The edits of a sitting go live with one deploy. */
const month = { visits: [3000, 5000], sittings: 8, days: 30, plays: 100 };

/** Prices of docs/publishing.md. */
const credits = { deploy: 15, gigabyte: 20, request: 2 / 10_000, gigabyteHour: 10 };
const megabytesOfFunctions = 1024;

/** Counts the credits of a month at Netlify: deploys, counted calls of the packed functions, and weighed visits. */
export async function countCredits(): Promise<Section> {
  const visits = await weighVisits();
  const timed = await timeFunctions();
  const fixed = fixedRows(timed);
  const rows: Row[] = fixed.map((row) => ({ ...row }));
  const broken: string[] = [];
  for (const [extent, visit] of Object.entries(visits)) {
    for (const count of month.visits) {
      const parts = visitRows(count, visit, timed);
      const all = sumOf([...fixed, ...parts]);
      rows.push(...parts.map((row) => ({ ...row, wall: extent })));
      rows.push({ what: `in all, ${count} visits`, credits: all, wall: extent });
      const most = count === month.visits[0] ? creditBudget[extent as keyof typeof extents] : NaN;
      if (all > most)
        broken.push(`a month (${extent} of the wall) costs ${all.toFixed()}, at most ${most}`);
    }
  }
  return {
    title: `Credits of a month at Netlify, ${works} works, a quarter, a half or all of the wall seen; Blobs at 80 ms a call`,
    rows,
    broken,
  };
}

async function weighVisits(): Promise<Record<string, Visit>> {
  const shop = await startShop({ prepare: (dataDir) => fillWall(dataDir, works, storePicture) });
  try {
    await shop.waitForBuild();
    const weighed: Record<string, Visit> = {};
    for (const [extent, seen] of Object.entries(extents)) {
      weighed[extent] = await weighVisit(shop, seen);
    }
    return weighed;
  } finally {
    await shop.close();
  }
}

/** Stores a picture for one artwork: a visitor loads each picture once. A byte after its end tells it from the others. */
async function storePicture({ imageUrl }: Artwork, index: number): Promise<string> {
  const picture = readFileSync(join(project, 'public', imageUrl));
  const bytes = new Uint8Array([...picture, index]);
  return `/media/${await storeMedium({ bytes, contentType: 'image/jpeg' })}`;
}

type Counted = { what: string; credits: number };

function fixedRows(timed: Timed[]): Counted[] {
  const film = timed.find(({ name }) => name === 'media')!;
  const answers = month.plays * playedFilm.answers;
  return [
    { what: `${month.sittings} deploys`, credits: month.sittings * credits.deploy },
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
}

function visitRows(count: number, visit: Visit, timed: Timed[]): Counted[] {
  const { fresh, warm } = timed.find(({ name }) => name === 'availability')!;
  const oneVisit = fresh + (visit.availability - 1) * warm;
  return [
    {
      what: `${count} visits of ${(visit.bytes / 1e6).toFixed(2)} MB`,
      credits: ((count * visit.bytes) / 1e9) * credits.gigabyte,
    },
    {
      what: `their ${visit.requests} requests, and ${visit.availability} for availability in five minutes`,
      credits: count * (visit.requests + visit.availability) * credits.request,
    },
    {
      what: `availability: ${Math.round(fresh)} ms in a fresh process, then ${Math.round(warm)} ms`,
      credits: count * compute(oneVisit),
    },
  ];
}

function clockRow({ name, schedule, fresh: ms }: Timed): Counted {
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

function sumOf(rows: Counted[]): number {
  return rows.reduce((total, row) => total + row.credits, 0);
}
