import type { IslandWords } from '../../words/island-words.ts';

type Typed = Record<string, string>;

/** Fills the fields that were left as they were with what another window has stored. Returns what stands below those that were typed. */
export function fillNewest(
  form: HTMLFormElement,
  began: Typed,
  newest: Typed,
  words: IslandWords['delivery'],
): Partial<Typed> {
  const names = Object.keys(newest);
  const overtaken = names.filter((name) => {
    const control = form.elements.namedItem(name) as HTMLInputElement;
    if (control.value === began[name]) control.value = newest[name] ?? '';
    return control.value !== newest[name];
  });
  return Object.fromEntries(
    overtaken.map((name) => [name, words.storedNow(newest[name] || words.nothing)]),
  );
}
