import type { Order } from '@maru/contract/orders/order.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { ErrorState } from '@maru/ui/states/error-state.tsx';
import { Loading, SkeletonLines } from '@maru/ui/states/loading.tsx';
import { errorWords } from '@maru/web/report-error.ts';
import { useEffect, useEffectEvent } from 'react';
import { useOrderToPay } from '#hub/payments/payments.api.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { PayLinkShown } from './pay-link-shown.tsx';
import { usePayLink } from './use-pay-link.ts';

type PayLinkSheetProps = {
  storeId: string;
  order: Order;
  /** Called with the order that has the link, and again after the link was revoked or paid. */
  onAnswer?: (order: Order) => void;
  /** Called in place of `onClose` after a person revoked the link to take the money in another way. */
  onEnded?: () => void;
  onClose: () => void;
};

/** Events may be blocked, so the order is read again at least this often, in ms. */
const pollEvery = 5_000;

/** Makes the pay link of an order, or shows the existing one, until the guest has paid. */
export function PayLinkSheet({
  storeId,
  order: opened,
  onAnswer,
  onClose,
  onEnded = onClose,
}: PayLinkSheetProps) {
  const { t, won } = usePaymentWords();
  const { data: order = opened } = useOrderToPay(storeId, opened.id, pollEvery);
  const { link, error, isMaking, isEnding, make, end } = usePayLink(storeId, opened);
  const tell = useEffectEvent((now: Order) => onAnswer?.(now));
  const leave = useEffectEvent(() => {
    if (order.status !== 'CANCELLED')
      showNotice({ type: 'SUCCESS', message: t('link.paid', { number: order.orderNumber }) });
    onClose();
  });
  useEffect(() => tell(order), [order]);
  const isOver = order.status !== 'OPEN' || order.leftToPay === 0;
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);

  async function endNow() {
    if (!(await end())) return;
    showNotice({ type: 'SUCCESS', message: t('link.ended') });
    onEnded();
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('link.titleOf', { number: order.orderNumber })}
      closeText={t('close')}
      width={520}
    >
      {link ? (
        <PayLinkShown
          link={link}
          amount={won(order.leftToPay)}
          isPaying={order.pending === 'PAY'}
          isEnding={isEnding}
          onEnd={() => void endNow()}
        />
      ) : error ? (
        <ErrorState
          title={t('link.failed')}
          text={errorWords(error) ?? t('link.failedText')}
          retry={{ label: t('link.retry'), onRetry: make, isPending: isMaking }}
        />
      ) : (
        <Loading label={t('link.making')}>
          <SkeletonLines count={5} />
        </Loading>
      )}
    </Sheet>
  );
}
