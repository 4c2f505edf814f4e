import { Button } from '@mantine/core';
import type { Order, OrderLine } from '@maru/contract/orders/order.ts';
import { QuantityStepper } from '@maru/ui/fields/quantity-stepper.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { type OrderChange, useChangeOrder } from '#hub/orders/changing/changing.api.ts';
import { PointsOnGivingBack } from '#hub/orders/points/points-on-giving-back.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './line-change-dialog.module.css';

type LineChangeDialogProps = { storeId: string; order: Order; line: OrderLine; onClose: () => void };

const longestReason = 100;
const usualReasons = ['GUEST', 'MISTAKE', 'SOLD_OUT'] as const;

/**
 * Changes a line: raises its quantity, at the present menu price or a typed price, or lowers it or removes
 * the line, with a reason.
 */
export function LineChangeDialog({ storeId, order, line, onClose }: LineChangeDialogProps) {
  const { t, won, nameOf } = useOrderWords();
  const change = useChangeOrder({ storeId, orderId: order.id });
  const [quantity, setQuantity] = useState(line.quantity);
  const [unitPrice, setUnitPrice] = useState(line.unitPrice);
  const name = nameOf(line);
  const more = quantity - line.quantity;
  const addedTotal = Math.max(0, unitPrice * more);

  async function send(asked: OrderChange) {
    try {
      await change.mutateAsync(asked);
      onClose();
      showNotice({ type: 'SUCCESS', message: t('change.done', { number: order.orderNumber }) });
    } catch (error) {
      const priceNow = isApiError(error, 'PRICE_CHANGED') && error.detail.lines.at(-1)?.unitPrice;
      if (typeof priceNow === 'number') setUnitPrice(priceNow);
      else reportError(error);
    }
  }

  const stepper = (
    <div className={styles.quantity}>
      <span>{t('change.quantity')}</span>
      <QuantityStepper
        label={t('change.quantityOf', { name })}
        decreaseText={t('change.less')}
        increaseText={t('change.more')}
        value={quantity}
        onChange={setQuantity}
      />
    </div>
  );

  return (
    <Dialog isOpen onClose={onClose} title={t('change.title', { name })} closeText={t('close')}>
      {more < 0 ? (
        <ReasonForm
          label={t('change.why')}
          longest={longestReason}
          quick={usualReasons.map((usual) => t(`change.reasons.${usual}`))}
          act={{
            label: t('change.takeOff', { count: -more }),
            variant: 'filled',
            color: 'danger',
            isPending: change.isPending,
          }}
          onSubmit={(reason) => send({ lines: [{ lineId: line.id, quantity, reason }] })}
          onClose={onClose}
        >
          {() => (
            <>
              {stepper}
              <p className={styles.text}>{t(quantity === 0 ? 'change.removes' : 'change.lowers')}</p>
              <PointsOnGivingBack order={order} way="CHANGE" />
            </>
          )}
        </ReasonForm>
      ) : (
        <div className={styles.form}>
          {stepper}
          <p className={styles.text} role="status">
            {unitPrice === line.unitPrice
              ? t('change.raises', { amount: won(addedTotal) })
              : t('change.priceChanged', {
                  before: won(line.unitPrice),
                  now: won(unitPrice),
                  amount: won(addedTotal),
                })}
          </p>
          <DialogButtons closeText={t('close')} onClose={onClose}>
            <Button
              size="lg"
              variant="action"
              disabled={more === 0}
              loading={change.isPending}
              onClick={() => send({ lines: [{ lineId: line.id, quantity }], addedTotal })}
            >
              {t('change.add', { count: more })}
            </Button>
          </DialogButtons>
        </div>
      )}
    </Dialog>
  );
}
