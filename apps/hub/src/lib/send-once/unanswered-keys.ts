import { newKey } from '@maru/web/new-key.ts';

const storageKey = 'maru.unanswered';
/** A change of thousands of items, or a whole file, is too long for the storage of a tab. */
const longestKept = 20_000;

type Keys = Record<string, string>;

/**
 * Idempotency keys of acts that have no answer yet, by what is asked. Kept in the tab over a reload, so that asking
 * again for the same thing is the same act, and forgotten with the answer, so that a later one is new. What is too long
 * for that is known until the page is loaded again.
 */
export function unansweredKeys(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const ofLong = new Map<string, string>();
  const read = (): Keys => JSON.parse(storage().getItem(storageKey) ?? '{}');
  const write = (keys: Keys) => storage().setItem(storageKey, JSON.stringify(keys));

  return {
    keyOf(intent: string): string {
      const isLong = intent.length > longestKept;
      const keys = isLong ? {} : read();
      const known = isLong ? ofLong.get(intent) : keys[intent];
      const key = known ?? newKey();
      if (isLong) ofLong.set(intent, key);
      else if (!known) write({ ...keys, [intent]: key });
      return key;
    },
    forget(intent: string) {
      if (ofLong.delete(intent)) return;
      const { [intent]: _, ...others } = read();
      write(others);
    },
  };
}
