import { Button } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { useDeleteOrder } from './delete-order.api.ts';

type DeleteOrderProps = { storeId: string; order: Order };

/** Deletes a cancelled order, after a warning that this cannot be undone. */
export function DeleteOrder({ storeId, order }: DeleteOrderProps) {
  const { t } = useOrderWords();
  const { mutateAsync, isPending } = useDeleteOrder({ storeId, orderId: order.id });
  const [isAsking, setIsAsking] = useState(false);
  const number = order.orderNumber;

  async function remove() {
    try {
      await mutateAsync();
      showNotice({ type: 'SUCCESS', message: t('delete.done', { number }) });
    } catch (error) {
      reportError(error);
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <>
      <Button size="lg" color="danger" variant="outline" onClick={() => setIsAsking(true)}>
        {t('delete.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove()}
        isPending={isPending}
        title={t('delete.title', { number })}
        text={t('delete.text')}
        confirmText={t('delete.button')}
        cancelText={t('close')}
        closeText={t('close')}
      />
    </>
  );
}
