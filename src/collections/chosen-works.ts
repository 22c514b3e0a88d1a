import { isAvailable } from '#shared/available-works';
import { centsOf } from '#shared/money';
import { meanSide } from '#shared/wall/mean-side';
import type { CatalogueArtwork } from './catalogue.ts';

type Work = Pick<
  CatalogueArtwork,
  'id' | 'state' | 'price' | 'dimensions' | 'imageWidth' | 'imageHeight'
>;

/** Of one row. */
const most = 5;
const fewest = 3;

const usualRatios = { from: 0.45, to: 2.2 };
const mostDifference = 2.6;

/** Returns whether enough of these works are available for the home page. */
export function fillsTheWall(works: readonly Work[]): boolean {
  return works.filter(isOffered).length >= fewest;
}

/** Returns what the home page hangs (rule 4), from works in the painter's order. */
export function worksOnTheWall<One extends Work>(
  works: readonly One[],
  hero: Work | undefined,
): readonly One[] {
  const available = works.filter(isOffered);
  const others = unlessTooFew(available, ({ id }) => id !== hero?.id);
  const usual = unlessTooFew(others, ({ imageWidth, imageHeight }) => {
    const ratio = imageWidth / imageHeight;
    return ratio >= usualRatios.from && ratio <= usualRatios.to;
  });
  const first = meanSide(usual[0]?.dimensions ?? '');
  return unlessTooFew(usual, ({ dimensions }) => {
    return differenceOf(meanSide(dimensions), first) <= mostDifference;
  }).slice(0, most);
}

function isOffered({ state }: Work): boolean {
  return isAvailable(state) || state === 'upcoming';
}

function unlessTooFew<One>(works: readonly One[], keeps: (work: One) => boolean): readonly One[] {
  const kept = works.filter(keeps);
  return kept.length >= fewest ? kept : works;
}

function differenceOf(one: number, other: number): number {
  return Math.max(one / other, other / one);
}

const unlikeAnything = 1e6;
const behind = {
  available: 0,
  'on-request': 0,
  upcoming: 0,
  reserved: 1,
  sold: 2,
  'not-for-sale': 2,
};

/**
 * Returns for each work what its page shows below it: available works first, then those that are most like it in size or
 * price. Of equal ones those that follow it come first, so that not every page shows the same.
 */
export function moreOf<One extends Work>(works: readonly One[]): One[][] {
  const measured = works.map((work) => ({
    work,
    side: meanSide(work.dimensions),
    cents: centsOf(work.price),
    behind: behind[work.state] * unlikeAnything,
  }));
  return measured.map(({ side, cents }, index) => {
    const chosen: { work: One; place: number }[] = [];
    // Sorting all of 3,000 works for each of them would take seconds.
    for (let step = 1; step < measured.length; step++) {
      const other = measured[(index + step) % measured.length]!;
      const price = cents && other.cents ? differenceOf(cents, other.cents) : unlikeAnything;
      const place = other.behind + Math.min(price, differenceOf(side, other.side));
      if (place >= (chosen[most - 1]?.place ?? Infinity)) continue;
      const before = chosen.findLastIndex((one) => one.place <= place) + 1;
      chosen.splice(before, 0, { work: other.work, place });
      if (chosen.length > most) chosen.pop();
    }
    return chosen.map(({ work }) => work);
  });
}

/** Returns the available works with reserved and upcoming ones, because a hold ends and an hour comes without a build. */
export function offeredWorks<One extends Work>(works: readonly One[]): One[] {
  return works.filter(({ state }) => isAvailable(state) || /^(reserved|upcoming)$/.test(state));
}

/** Returns the offered works, the lowest price first, and behind them those without a price. */
export function byPrice<One extends Work>(works: readonly One[]): One[] {
  const offered = offeredWorks(works).map((work) => ({ work, cents: centsOf(work.price) }));
  const priced = offered
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => one.cents - other.cents)
    .map(({ work }) => work);
  return [...priced, ...works.filter((work) => !priced.includes(work))];
}
