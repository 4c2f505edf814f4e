import { newKey } from '@maru/web/new-key.ts';

const storageKey = 'maru.unanswered';
/** A change of thousands of items, or a whole file, is too long for the storage of a tab. */
const longestKept = 20_000;

type Keys = Record<string, string>;

/**
 * Idempotency keys of acts that have no answer yet, by what is asked. Kept in the tab over a reload, so that asking
 * again for the same thing is the same act, and forgotten with the answer, so that a later one is new. What is too long
 * for that, or finds the storage full, is known until the page is loaded again.
 */
export function unansweredKeys(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const ofPage = new Map<string, string>();
  const read = (): Keys => JSON.parse(storage().getItem(storageKey) ?? '{}');
  const write = (keys: Keys) => storage().setItem(storageKey, JSON.stringify(keys));

  function keep(intent: string, key: string) {
    try {
      if (intent.length <= longestKept) return write({ ...read(), [intent]: key });
    } catch {
      // The storage is full or closed.
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
