let rules: typeof import('@maru/contract/stores/store-phone.ts') | undefined;

/**
 * The numbering plans of all countries (56 kB) come after the form that asks for a telephone. Until then, and where they
 * do not arrive, the server alone says what is none.
 */
export const phoneRules = import('@maru/contract/stores/store-phone.ts').then(
  (loaded) => {
    rules = loaded;
  },
  () => undefined,
);

/** E.164 of a telephone as it was typed; undefined where it is none, and while nobody can tell. */
export function readStorePhone(typed: string): string | undefined {
  return rules?.storePhoneOf(typed);
}

export function isWrongPhone(typed: string): boolean {
  return rules !== undefined && rules.storePhoneOf(typed) === undefined;
}
