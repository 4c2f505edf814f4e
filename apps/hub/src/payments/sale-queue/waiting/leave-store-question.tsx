import { useTranslation } from 'react-i18next';
import { AskToLeave } from '#hub/lib/leaving/ask-to-leave.tsx';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import { atRisk } from './at-risk.ts';

const storeIn = (path: string) => /^\/s\/([^/]+)/.exec(path)?.[1];

/** Whether a navigation leads from one store to another. */
export function isOtherStore(from: string, to: string): boolean {
  const [before, after] = [storeIn(from), storeIn(to)];
  return before !== undefined && after !== undefined && before !== after;
}

/**
 * Asks before a person opens another store while sales of this one are unsent. The sales stay on the device.
 */
export function LeaveStoreQuestion({ sales }: { sales: readonly Sale[] }) {
  const { t } = useTranslation('app');
  const risk = atRisk(sales);
  return (
    <AskToLeave
      isAsked={(from, to) => risk.sales > 0 && isOtherStore(from, to)}
      isAskedOnClosing={false}
      title={t('unsent.leaving.title')}
      text={t('unsent.leaving.store', { count: risk.sales, total: risk.total })}
      goText={t('unsent.leaving.goToStore')}
      stayText={t('unsent.leaving.stay')}
    />
  );
}
