import type { UnsentOfStore } from './unsent-of-store.tsx';

type Given = { unsent: readonly UnsentOfStore[] | undefined; isUnsentAccepted: boolean; password: string };

/**
 * What a person has to give before they can leave; the first one only. UNSENT: the device has not said yet which orders it
 * has not sent. ACCEPTANCE: that these will be lost.
 */
export function missingToLeave({
  unsent,
  isUnsentAccepted,
  password,
}: Given): 'UNSENT' | 'ACCEPTANCE' | 'PASSWORD' | null {
  if (!unsent) return 'UNSENT';
  if (unsent.length > 0 && !isUnsentAccepted) return 'ACCEPTANCE';
  return password === '' ? 'PASSWORD' : null;
}
