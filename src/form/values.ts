/** Returns whether two values of a field are the same. Null counts as an empty text. */
export function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first ?? '') === JSON.stringify(second ?? '');
}

/** Returns whether a body says what is stored already, as when the answer of an earlier call was lost. */
export function isStored(body: object, stored: object): boolean {
  const storedValues = toValues(stored);
  return Object.entries(toValues(body)).every(([name, value]) => isSame(value, storedValues[name]));
}

/** Returns the fields of a form as a body: 'a.b' stands for { a: { b } }. */
export function toBody(values: object): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop()!;
    let place = body;
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>;
    place[last] = value;
  }
  return body;
}

function toValues(body: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      isPart(value)
        ? Object.entries(toValues(value, `${path}${name}.`))
        : [[`${path}${name}`, value]],
    ),
  );
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns what a draft may keep of the typed values. */
export function withoutSecrets<Values extends object>(
  typed: Partial<Values>,
  secrets: readonly (keyof Values)[],
): Partial<Values> {
  const values = { ...typed };
  for (const name of secrets) delete values[name];
  return values;
}
