import type { BuildTime } from './build-time.ts';
import { buildBudget } from '../budgets.ts';
import type { Row } from '../section.ts';

export type Project = 'Atelye' | 'bare Astro, the same pages' | 'bare Astro, words only';
export type Build = 'cold' | 'one edit';
export type SizedBuild = BuildTime & { works: number; project: Project; build: Build };

/** Returns one build for each project, size and kind: the middle one by time. */
export function mediansOf(builds: SizedBuild[]): SizedBuild[] {
  const alike = Map.groupBy(builds, (build) => JSON.stringify(keyOf(build)));
  return [...alike.values()].map((some) => {
    const byTime = some.toSorted((one, other) => one.seconds - other.seconds);
    return byTime[Math.floor(byTime.length / 2)]!;
  });
}

/** Compares a build with others of the run: bare ones of its size, its own cold one, and its own cold one of 1,000 artworks. */
export function ratiosOf(build: SizedBuild, builds: SizedBuild[]): Row {
  const find = (wanted: Partial<SizedBuild>) =>
    builds.find((one) => Object.entries({ ...keyOf(build), ...wanted }).every(isIn(one)));
  const same = find({ project: 'bare Astro, the same pages' });
  const words = find({ project: 'bare Astro, words only' });
  const cold = find({ build: 'cold' });
  const { from } = buildBudget.growth;
  const small = build.works > from && find({ works: from });
  return {
    ...(same && { time: build.seconds / same.seconds, memory: build.megabytes / same.megabytes }),
    ...(words && { 'to words only': build.seconds / words.seconds }),
    ...(cold && { 'of cold': build.seconds / cold.seconds }),
    ...(small && { growth: build.seconds / small.seconds }),
  };
}

/** Returns a sentence for each ratio of the shop's builds that is over its budget. */
export function findOver(builds: SizedBuild[]): string[] {
  const { cold, memory, growth, edit } = buildBudget;
  return builds
    .filter(({ project }) => project === 'Atelye')
    .flatMap((build) => {
      const ratios = ratiosOf(build, builds);
      const isCold = build.build === 'cold' && cold.sizes.includes(build.works);
      return [
        { name: 'time', counts: isCold, most: cold.ratio },
        { name: 'memory', counts: isCold, most: memory },
        { name: 'growth', counts: isCold && build.works === growth.to, most: growth.ratio },
        {
          name: 'of cold',
          counts: build.build === 'one edit' && build.works === edit.size,
          most: edit.ratio,
        },
      ]
        .filter(({ name, counts, most }) => counts && Number(ratios[name]) > most)
        .map(({ name, most }) => {
          const found = Number(ratios[name]).toFixed(2);
          return `Build of ${build.works} works, ${build.build}: ${name} ${found}, at most ${most}`;
        });
    });
}

function keyOf({ works, project, build }: SizedBuild) {
  return { works, project, build };
}

function isIn(build: SizedBuild) {
  return ([name, value]: [string, unknown]) => build[name as keyof SizedBuild] === value;
}
