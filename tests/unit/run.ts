import { readdirSync } from 'node:fs';
import { describe } from 'node:test';

/**
 * Runs all files in one process, or those whose names have one of the given words: `node tests/unit/run.ts cart lists`.
 * Each file loads the same modules, so a process for each would load them a hundred times.
 */
const words = process.argv.slice(2);
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.spec.ts'));
const wanted = files.filter(
  (file) => words.length === 0 || words.some((word) => file.includes(word)),
);
if (wanted.length === 0)
  throw new Error(`No file of tests/unit has a name with ${words.join(', ')}`);

for (const file of wanted) {
  await describe(file, async () => {
    await import(`./${file}`);
  });
}
