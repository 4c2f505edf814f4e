import type { Order } from '@maru/contract/orders/order.ts';
import type { Payment } from '@maru/contract/payments/payment.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { Money } from '@maru/ui/money.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { formatCount } from '@maru/web/format.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { PointsOnGivingBack } from '#hub/orders/points/points-on-giving-back.tsx';
import { useRefundOrder } from '#hub/orders/refunding/refund.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './refund-dialog.module.css';
import { emptyDraft, planRefund, type RefundDraft } from './refund-draft.ts';
import { RefundLines } from './refund-lines.tsx';
import { RefundTenders } from './refund-tenders.tsx';

type RefundDialogProps = {
  storeId: string;
  order: Order;
  /** This payment is given back whole. Without it, the person chooses how much each payment gives back. */
  payment?: Payment;
  onClose: () => void;
};

const longestReason = 100;
const usualReasons = ['GUEST', 'QUALITY', 'MISTAKE'] as const;
const ways = ['LINES', 'AMOUNT'] as const;

/** Refunds lines or an amount of a completed order. Before the press it says what the customer gets back. */
export function RefundDialog({ storeId, order, payment, onClose }: RefundDialogProps) {
  const { t, won } = useOrderWords();
  const isMoneyHeld = order.total > order.refunded;
  const refund = useRefundOrder({ storeId, orderId: order.id }, payment?.id);
  const [draft, setDraft] = useState(emptyDraft);
  const plan = planRefund(order, draft, payment?.id);
  const stands = order.total - order.refunded;
  const most = payment ? Math.min(stands, payment.approved - payment.refunded) : stands;
  // A new amount needs a new suggestion.
  const change = (changes: Partial<RefundDraft>) => setDraft({ ...draft, tenders: null, ...changes });

  const points = t('points.amount', { points: formatCount(plan.points) });
  // Refunding an order that was paid wholly with points gives no money back.
  const given = plan.amount === 0 && plan.points > 0 ? points : won(plan.amount);

  function actLabel() {
    if (plan.amount === 0 && plan.points === 0) return t('refund.actNone');
    return plan.amount > 0 && plan.points > 0
      ? t('refund.actWithPoints', { amount: given, points })
      : t('refund.act', { amount: given });
  }

  async function submit(reason: string) {
    try {
      const answer = await refund.mutateAsync({ ...plan.refund, reason });
      onClose();
      const words = { number: order.orderNumber, amount: given };
      showNotice({
        type: 'SUCCESS',
        message: t(answer.order.pending ? 'refund.waiting' : 'refund.done', words),
      });
    } catch (error) {
      if (!isApiError(error, 'REFUND_REFUSED')) return reportError(error);
      onClose();
      showNotice({ type: 'ERROR', message: t('refund.refused') });
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        payment
          ? t('refund.titleOf', { number: order.orderNumber, type: t(`paymentTypes.${payment.type}`) })
          : t('refund.title', { number: order.orderNumber })
      }
      closeText={t('close')}
    >
      <ReasonForm
        label={t('refund.why')}
        longest={longestReason}
        quick={usualReasons.map((usual) => t(`refund.reasons.${usual}`))}
        act={{
          label: actLabel(),
          variant: 'filled',
          color: 'danger',
          isPending: refund.isPending,
        }}
        isIncomplete={plan.problem !== null}
        onSubmit={submit}
        onClose={onClose}
      >
        {(wasTried) => (
          <>
            {payment && (
              <p className={styles.way}>
                {t('refund.heldBy', { amount: won(payment.approved - payment.refunded) })}
              </p>
            )}
            {isMoneyHeld && (
              <Segmented
                label={t('refund.way')}
                isFullWidth
                value={draft.way}
                onChange={(way) => change({ way })}
                options={ways.map((way) => ({ value: way, label: t(`refund.ways.${way}`) }))}
              />
            )}
            {draft.way === 'LINES' ? (
              <RefundLines order={order} draft={draft} onChange={change} />
            ) : (
              <TextInput
                label={t('refund.amount')}
                description={t('refund.most', { amount: won(most) })}
                inputMode="numeric"
                autoComplete="off"
                value={draft.amount}
                onChange={(amount) => change({ amount })}
              />
            )}
            <div className={styles.back} role="status">
              <span>{t('refund.back')}</span>
              <Money size="lg">{given}</Money>
            </div>
            <PointsOnGivingBack order={order} way={draft.way} back={plan.points} taken={plan.taken} />
            <RefundTenders plan={plan} onChange={(tenders) => setDraft({ ...draft, tenders })} />
            {plan.problem && (wasTried || plan.problem !== 'NOTHING') && (
              <p className={styles.problem} role="alert">
                {t(`refund.problems.${plan.problem}`)}
              </p>
            )}
          </>
        )}
      </ReasonForm>
    </Dialog>
  );
}
