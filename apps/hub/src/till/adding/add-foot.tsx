import { Button } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import panel from '#hub/till/cart/cart-panel.module.css';
import { ToolButton } from '#hub/till/cart/cart-panel.tsx';
import sums from '#hub/till/cart/cart-sums.module.css';
import { useTillWords } from '#hub/till/use-till-words.ts';
import type { AddToOrder } from './use-add-to-order.ts';

type AddFootProps = Pick<AddToOrder, 'order' | 'shown' | 'isOpen' | 'isSending' | 'send'> & {
  onTyped: () => void;
};

/** Shows what the picked items cost, and the button that adds them. */
export function AddFoot({ order, shown, isOpen, isSending, send, onTyped }: AddFootProps) {
  const { t, won } = useTillWords();
  const { orderNumber: number, leftToPay, orderDiscount } = order;

  return (
    <div className={panel.foot}>
      <dl className={sums.sums}>
        <div className={sums.row}>
          <dt>{t('adding.leftBefore')}</dt>
          <dd>{won(leftToPay)}</dd>
        </div>
        <div className={sums.total}>
          <dt>{t('adding.total')}</dt>
          <dd aria-live="polite">{won(shown.priced.total)}</dd>
        </div>
      </dl>
      <div className={panel.tools}>
        <ToolButton
          icon={<IconKeyboard size={20} aria-hidden />}
          label={t('typed.button')}
          onClick={onTyped}
        />
      </div>
      {orderDiscount > 0 && <p className={panel.note}>{t('adding.discount')}</p>}
      {!isOpen && (
        <p className={panel.blocked} role="status">
          {t('adding.notOpen')}
        </p>
      )}
      {shown.lines.length > 0 && !shown.sellable && <p className={panel.blocked}>{t('adding.problem')}</p>}
      <Button
        size="xl"
        variant="action"
        fullWidth
        disabled={!shown.sellable || !isOpen}
        loading={isSending}
        onClick={send}
      >
        {t('adding.sendTo', { number })}
      </Button>
    </div>
  );
}
