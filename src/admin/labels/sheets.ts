/** In millimetres. Sheets of labels that are cut out, or gummed ones of these sizes. */
export const sheetSizes = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
};
export type SheetSize = keyof typeof sheetSizes;

export const labelSizes = {
  small: { words: '21 on a sheet', columns: 3, rows: 7, width: 63.5, height: 38.1, text: 2.7 },
  medium: { words: '8 on a sheet', columns: 2, rows: 4, width: 99.1, height: 67.7, text: 4.2 },
  large: { words: 'One large', columns: 1, rows: 1, width: 180, height: 240, text: 9 },
};
export type LabelSize = keyof typeof labelSizes;

export function splitBySheet<Item>(items: readonly Item[], size: LabelSize): Item[][] {
  const { columns, rows } = labelSizes[size];
  const perSheet = columns * rows;
  const count = Math.ceil(items.length / perSheet);
  return Array.from({ length: count }, (_, sheet) =>
    items.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
}
