import { newKey } from '@maru/web/new-key.ts';

const storageKey = 'maru.unanswered';
/** Longest input that goes into sessionStorage. Changes of thousands of items and whole files are longer. */
const longestKept = 20_000;

type Keys = Record<string, string>;

/**
 * Idempotency keys of acts without an answer, by input. The tab keeps them across reloads, so that repeating
 * the same input is a retry. The answer deletes the key, so that a later repeat is a new act. If the input is
 * too long or the storage full, the key is kept only until the page reloads.
 */
export function unansweredKeys(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const ofPage = new Map<string, string>();
  const read = (): Keys => JSON.parse(storage().getItem(storageKey) ?? '{}');
  const write = (keys: Keys) => storage().setItem(storageKey, JSON.stringify(keys));

  function keep(intent: string, key: string) {
    try {
      if (intent.length <= longestKept) return write({ ...read(), [intent]: key });
    } catch {
      // The storage is full or blocked.
    }
    ofPage.set(intent, key);
  }

  return {
    keyOf(intent: string): string {
      const known = ofPage.get(intent) ?? read()[intent];
      const key = known ?? newKey();
      if (!known) keep(intent, key);
      return key;
    },
    forget(intent: string) {
      if (ofPage.delete(intent)) return;
      const { [intent]: _, ...others } = read();
      write(others);
    },
  };
}
