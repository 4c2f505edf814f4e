import type { TFunction } from 'i18next';
import type { AtRisk } from '#hub/payments/sale-queue/waiting/at-risk.ts';

export type LeavingQuestion = { title: string; text: string };

type Leaving = { unsent: Pick<AtRisk, 'sales' | 'total'> | null; isOnline: boolean };

/** The question before a sign-out; null if nothing would be lost. Offline, nobody could sign in again. */
export function leavingQuestion(t: TFunction<'app'>, { unsent, isOnline }: Leaving): LeavingQuestion | null {
  const unsentText = unsent && t('unsent.leaving.text', { count: unsent.sales, total: unsent.total });
  if (!isOnline) {
    const text = [t('account.leavingOffline.text'), unsentText].filter(Boolean).join(' ');
    return { title: t('account.leavingOffline.title'), text };
  }
  return unsentText === null ? null : { title: t('unsent.leaving.title'), text: unsentText };
}
