/** A text with its selection, as a textarea has them. */
type Selected = { text: string; start: number; end: number };

export type MarkdownEdit = (selected: Selected) => Selected;

export const bold: MarkdownEdit = (selected) =>
  replaceSelection(selected, '**', 'bold words', '**');

/** Selects the address, which is typed next. */
export const link: MarkdownEdit = (selected) => {
  const { text, start } = replaceSelection(selected, '[', 'words of the link', '](https://)');
  const address = text.indexOf('](', start) + 2;
  return { text, start: address, end: address + 'https://'.length };
};

export const heading: MarkdownEdit = (selected) => startLines(selected, '## ');
export const list: MarkdownEdit = (selected) => startLines(selected, '- ');

/** Puts marks around the selection, or around a sample that is selected then. */
function replaceSelection(
  { text, start, end }: Selected,
  before: string,
  sample: string,
  after: string,
) {
  const inner = text.slice(start, end) || sample;
  const changed = text.slice(0, start) + before + inner + after + text.slice(end);
  const at = start + before.length;
  return { text: changed, start: at, end: at + inner.length };
}

/** Marks each selected line, or removes the marks if all lines have them. */
function startLines({ text, start, end }: Selected, mark: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const changed = lines
    .map((line) => (isMarked ? line.slice(mark.length) : mark + line))
    .join('\n');
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: from,
    end: from + changed.length,
  };
}
