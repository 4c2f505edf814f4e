import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { formatCount } from '@maru/web/format.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lastStep, leftToPay, type Sale } from '#hub/payments/sale-queue/sale.ts';
import { isDifferent, pointsNotUsed } from '#hub/payments/sale-queue/sending/receipted-sale.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { useFaultNotice } from './use-fault-notice.ts';

type SaleNotices = {
  sales: readonly Sale[];
  faults: number;
  /** The sale on the screen, for which no notice is shown. */
  shownId: string | null;
  onContinue: (sale: Sale) => void;
  onShowUnsent: () => void;
};

/** Reports what happens to sales that are not on the screen. */
export function useSaleNotices({ sales, faults, shownId, onContinue, onShowUnsent }: SaleNotices) {
  const { t, won } = usePaymentWords();
  const known = useRef<ReadonlyMap<string, string>>(new Map());

  const show = useEffectEvent((sale: Sale, state: string) => {
    const number = sale.answer?.orderNumber;
    const id = `sale-${sale.id}`;
    if (state === 'APPROVED') showNotice({ id, type: 'SUCCESS', message: t('notices.approved', { number }) });
    if (state === 'DECLINED') {
      const action = { label: t('saleQueue.continue'), onSelect: () => onContinue(sale) };
      showNotice({ id, type: 'ERROR', message: t('notices.declined', { number }), action });
    }
    if (state === 'POINTS_NOT_USED') {
      const action = { label: t('partPaid.act'), onSelect: () => onContinue(sale) };
      const words = { number, points: formatCount(pointsNotUsed(sale)), left: won(leftToPay(sale)) };
      showNotice({ id, type: 'ERROR', message: t('notices.pointsNotUsed', words), action });
    }
    if (state === 'DIFFERENT')
      showNotice({ id, type: 'SUCCESS', message: t('notices.different', { number }) });
    if (state === 'CUSTOMER_UNKNOWN')
      showNotice({ id, type: 'ERROR', message: t('notices.customerUnknown', { number }) });
    if (state === 'REFUSED') {
      const action = { label: t('saleQueue.show'), onSelect: onShowUnsent };
      showNotice({ id, type: 'ERROR', message: t('notices.refused'), action });
    }
  });

  useFaultNotice(faults);

  useEffect(() => {
    for (const sale of sales) {
      const state = stateToTell(sale);
      const before = known.current.get(sale.id);
      if (sale.id === shownId) removeNotice(`sale-${sale.id}`);
      else if (before !== undefined && before !== state) {
        // The state has changed, so the previous notice is outdated.
        removeNotice(`sale-${sale.id}`);
        show(sale, state);
      }
    }
    for (const id of known.current.keys()) {
      if (!sales.some((sale) => sale.id === id)) removeNotice(`sale-${id}`);
    }
    known.current = new Map(sales.map((sale) => [sale.id, stateToTell(sale)]));
  }, [sales, shownId]);
}

function stateToTell(sale: Sale): string {
  if (sale.refusal) return 'REFUSED';
  const outcome = lastStep(sale)?.outcome;
  if (outcome !== 'DECLINED' && sale.answer && pointsNotUsed(sale) > 0) return 'POINTS_NOT_USED';
  if (outcome !== 'DECLINED' && hasUnknownCustomer(sale)) return 'CUSTOMER_UNKNOWN';
  return outcome ?? (isDifferent(sale) ? 'DIFFERENT' : 'NONE');
}

/** The customer's number was typed without network, and the store has no such customer. */
function hasUnknownCustomer({ answer }: Sale): boolean {
  return answer?.history.some(({ kind }) => kind === 'CUSTOMER_UNKNOWN') ?? false;
}
