/** Things by their names: as typed, else in whatever letter case. */
export class Names<T> {
  readonly #exact = new Map<string, T>();
  readonly #folded = new Map<string, T>();

  add(name: string, thing: T) {
    this.#exact.set(name, thing);
    const folded = fold(name);
    if (!this.#folded.has(folded)) this.#folded.set(folded, thing);
  }

  find(name: string): T | undefined {
    return this.#exact.get(name) ?? this.#folded.get(fold(name));
  }
}

/**
 * Letter case away, at least as far as the database takes it away: names that it holds to be one must never come out as two.
 * It takes letters one by one, JavaScript looks around a Σ and makes two characters of İ.
 */
export function fold(name: string): string {
  return name.toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}
