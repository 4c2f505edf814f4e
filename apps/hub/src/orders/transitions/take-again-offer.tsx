import { Button } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useTakeOrder } from '#hub/orders/orders.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './cancel-dialog.module.css';
import { takeAgain } from './take-again.ts';

type TakeAgainProps = { storeId: string; order: Order; refusal: string; onClose: () => void };

/** Says why an order cannot be completed again, and offers to take it as a new one at current menu prices. */
export function TakeAgain({ storeId, order, refusal, onClose }: TakeAgainProps) {
  const { t, won } = useOrderWords();
  const navigate = useNavigate();
  const take = useTakeOrder(storeId);
  const [priceNow, setPriceNow] = useState<number | null>(null);
  const again = takeAgain(order, priceNow ?? order.total);

  async function submit() {
    try {
      const taken = await take.mutateAsync(again);
      await navigate({ to: paths.order({ storeId, orderId: taken.order.id }) });
    } catch (error) {
      if (!isApiError(error, 'PRICE_CHANGED')) return reportError(error);
      setPriceNow(error.detail.total);
    }
  }

  return (
    <div className={styles.form}>
      <p className={styles.warning} role="alert">
        {refusal}
      </p>
      {priceNow !== null && (
        <p className={styles.text} role="status">
          {t('revert.priceChanged', { before: won(order.total), now: won(priceNow) })}
        </p>
      )}
      <DialogButtons closeText={t('close')} onClose={onClose}>
        <Button size="lg" variant="action" loading={take.isPending} onClick={submit}>
          {priceNow === null ? t('revert.takeAgain') : t('revert.takeFor', { amount: won(priceNow) })}
        </Button>
      </DialogButtons>
    </div>
  );
}
