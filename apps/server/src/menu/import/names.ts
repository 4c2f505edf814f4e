import { foldName } from '@maru/contract/menu/fold-name.ts';

/** Looks things up by exact name, else ignoring letter case. */
export class Names<T> {
  readonly #exact = new Map<string, T>();
  readonly #folded = new Map<string, T>();

  add(name: string, thing: T) {
    this.#exact.set(name, thing);
    const folded = foldName(name);
    if (!this.#folded.has(folded)) this.#folded.set(folded, thing);
  }

  find(name: string): T | undefined {
    return this.#exact.get(name) ?? this.#folded.get(foldName(name));
  }
}
