import type { Basics, BasicsName } from './basics.ts';

const storageKey = 'maru.sign-up';

/** What may lie in the tab's storage: never a password. */
export type KeptBasics = Partial<Pick<Basics, 'name' | 'username'>>;

/**
 * Keeps a word of the first step over a reload of this tab, beside those kept before: a browser that fills in the form
 * tells of several fields before the page renders again.
 */
export function keepTyped(name: BasicsName, value: string): void {
  if (name !== 'name' && name !== 'username') return;
  const kept: KeptBasics = { ...keptBasics(), [name]: value };
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
}

export function keptBasics(): KeptBasics | undefined {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? undefined : (JSON.parse(text) as KeptBasics);
}

export function forgetBasics(): void {
  sessionStorage.removeItem(storageKey);
}
