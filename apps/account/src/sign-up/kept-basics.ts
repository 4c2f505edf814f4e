import type { Basics } from './basics.ts';

const storageKey = 'maru.sign-up';

/** What may lie in the tab's storage: never a password. */
export type KeptBasics = Pick<Basics, 'name' | 'username'>;

/** Keeps the words of the first step over a reload of this tab. */
export function keepBasics({ name, username }: Basics): void {
  const kept: KeptBasics = { name, username };
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
}

export function keptBasics(): KeptBasics | undefined {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? undefined : (JSON.parse(text) as KeptBasics);
}

export function forgetBasics(): void {
  sessionStorage.removeItem(storageKey);
}
