type Branch = { [key: string]: Branch | string };
export type Form = { [key: string]: Form | string | (Form | string)[] };

/** Form fields with nested keys (`metadata[order]`, `expand[]`, `expand[0]`) as one object. */
export function parseForm(fields: URLSearchParams): Form {
  const root: Branch = {};
  for (const [name, value] of fields) setField(root, splitName(name), value);
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, settle(value)]));
}

function splitName(name: string): string[] {
  const nested = [...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
  return [name.replace(/\[.*$/, ''), ...nested];
}

function setField(branch: Branch, path: string[], value: string): void {
  const [first = '', ...rest] = path;
  const key = first || String(Object.keys(branch).length);
  if (rest.length === 0) {
    branch[key] = value;
    return;
  }
  const child = branch[key];
  const next = typeof child === 'object' ? child : {};
  branch[key] = next;
  setField(next, rest, value);
}

/** Branches whose keys are all numbers were lists. */
function settle(value: Branch | string): Form | string | (Form | string)[] {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([key, child]) => [key, settle(child)] as const);
  const isList = entries.every(([key]) => /^\d+$/.test(key));
  if (isList) return entries.map(([, child]) => child as Form | string);
  return Object.fromEntries(entries);
}
