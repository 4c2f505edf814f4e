import type { UnsentOfStore } from './unsent-of-store.tsx';

type Given = { unsent: readonly UnsentOfStore[] | undefined; isUnsentAccepted: boolean; password: string };

/**
 * The first thing that is missing before a person can delete their account. UNSENT: the device has not
 * reported yet which orders are unsent. ACCEPTANCE: the person has not accepted that these will be lost.
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
