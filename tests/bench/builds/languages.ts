import { rmSync } from 'node:fs';
import { refreshAllSnapshots } from '../../../netlify/use-cases/publishing/snapshots.ts';
import { changeSettings } from '../../../netlify/use-cases/settings.ts';
import { languagesBudget } from '../budgets.ts';
import { median, type Section } from '../section.ts';
import { timeBuild } from './build-time.ts';
import { withWorks, writeProject } from './builds.ts';

const works = 60;
const rounds = 3;

/** Measures cold builds of 60 artworks in turn: in English only, and in three languages. */
export async function measureLanguages(): Promise<Section> {
  const seconds = await withWorks(works, async (folder, variables) => {
    const english: number[] = [];
    const three: number[] = [];
    for (let round = 0; round < rounds; round++) {
      english.push(await timeCold(folder, variables, false));
      three.push(await timeCold(folder, variables, true));
    }
    return { english: median(english), three: median(three) };
  });
  const ratio = seconds.three / seconds.english;
  const { most } = languagesBudget;
  return {
    title: `A cold build of ${works} artworks in three languages, seconds and ratio to English only`,
    rows: [{ ...seconds, ratio }],
    broken: ratio > most ? [`Three languages: ${ratio.toFixed(2)}, at most ${most}`] : [],
  };
}

async function timeCold(
  folder: string,
  variables: Record<string, string>,
  isOffered: boolean,
): Promise<number> {
  await changeSettings(() => ({ offersFrench: isOffered, offersKreyol: isOffered }));
  await refreshAllSnapshots();
  const site = writeProject(folder);
  const { seconds } = await timeBuild(site, variables);
  rmSync(site, { recursive: true });
  return seconds;
}
