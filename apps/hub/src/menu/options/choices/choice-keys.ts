/**
 * A new choice has no id until it is saved. Its row in the form has a key, which stays the same after the
 * save.
 */
const idByKey = new Map<string, string>();
const keyById = new Map<string, string>();
let made = 0;

const isMadeHere = (key: string) => key.startsWith('new-');

export function newChoiceKey(): string {
  made += 1;
  return `new-${made}`;
}

export function keyOf(id: string): string {
  return keyById.get(id) ?? id;
}

/** Undefined until the choice was saved. */
export function idOf(key: string): string | undefined {
  return isMadeHere(key) ? idByKey.get(key) : key;
}

/** After a save: maps the sent keys to the new ids, in the same order. */
export function rememberIds(keys: readonly string[], ids: readonly string[]) {
  for (const [index, key] of keys.entries()) {
    const id = ids[index];
    if (id === undefined || !isMadeHere(key)) continue;
    idByKey.set(key, id);
    keyById.set(id, key);
  }
}
