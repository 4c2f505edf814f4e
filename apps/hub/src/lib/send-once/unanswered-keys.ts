import { newKey } from '@maru/web/new-key.ts';

const storageKey = 'maru.unanswered';

type Keys = Record<string, string>;

/**
 * Idempotency keys of acts that have no answer yet, by what is asked. Kept in the tab over a reload, so that asking
 * again for the same thing is the same act, and forgotten with the answer, so that a later one is new.
 */
export function unansweredKeys(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const read = (): Keys => JSON.parse(storage().getItem(storageKey) ?? '{}');
  const write = (keys: Keys) => storage().setItem(storageKey, JSON.stringify(keys));

  return {
    keyOf(intent: string): string {
      const keys = read();
      const key = keys[intent] ?? newKey();
      if (!keys[intent]) write({ ...keys, [intent]: key });
      return key;
    },
    forget(intent: string) {
      const { [intent]: _, ...others } = read();
      write(others);
    },
  };
}
