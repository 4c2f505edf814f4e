let rules: typeof import('@maru/contract/stores/store-telephone.ts') | undefined;

/**
 * Phone number rules of all countries (56 kB), loaded after the form. Until then, or if loading fails, only the server
 * validates numbers.
 */
export const phoneRules = import('@maru/contract/stores/store-telephone.ts').then(
  (loaded) => {
    rules = loaded;
  },
  () => undefined,
);

/** E.164 form of a typed number; undefined if it is invalid or the rules are not loaded. */
export function readStorePhone(typed: string): string | undefined {
  return rules?.storeTelephoneOf(typed);
}

/** The extension within a typed number; empty without one, or while the rules are not loaded. */
export function readStoreExtension(typed: string): string {
  return rules?.storeExtensionOf(typed) ?? '';
}

export function isWrongPhone(typed: string): boolean {
  return rules !== undefined && rules.storeTelephoneOf(typed) === undefined;
}
