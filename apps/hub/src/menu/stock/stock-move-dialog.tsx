import { Button } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { type HandMove, longestReason } from '@maru/contract/menu/stock-reason.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { formatCount } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '#hub/lib/forms/reason-field.tsx';
import styles from './stock.module.css';
import { stockAfter } from './stock-move.ts';
import { useMoveForm } from './use-move-form.ts';

type StockMoveDialogProps = {
  storeId: string;
  item: CompactItem;
  kind: HandMove;
  title: string;
  onClose: () => void;
};

/** Dialog for one stock move: the number and the reason. */
export function StockMoveDialog({ storeId, item, kind, title, onClose }: StockMoveDialogProps) {
  const { t } = useTranslation('app');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeText={t('close')}
      width={440}
      isPersistent
      firstFocus="field"
    >
      <MoveForm storeId={storeId} item={item} kind={kind} onClose={onClose} />
    </Dialog>
  );
}

/** Reasons offered as buttons. */
const usualReasons = {
  COUNT: ['reasons.COUNT.CLOSING', 'reasons.COUNT.OPENING', 'reasons.COUNT.DIFFERS'],
  RECEIVE: ['reasons.RECEIVE.DELIVERY', 'reasons.RECEIVE.MADE', 'reasons.RECEIVE.RETURN'],
  DISCARD: ['reasons.DISCARD.EXPIRED', 'reasons.DISCARD.BROKEN', 'reasons.DISCARD.TASTED'],
  STOP: ['reasons.STOP.PLENTY', 'reasons.STOP.TROUBLE'],
} as const satisfies Record<HandMove, readonly string[]>;

function MoveForm({ storeId, item, kind, onClose }: Omit<StockMoveDialogProps, 'title'>) {
  const { t } = useTranslation('menu-stock');
  const { form, typed, reason, stock, problems, move, isPending, type, setReason, send } = useMoveForm({
    storeId,
    item,
    kind,
    onClose,
  });

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <p className={styles.text}>{t(`texts.${kind}`)}</p>
      {kind !== 'STOP' && (
        <TextInput
          autoFocus
          name="quantity"
          label={t(`quantity.${kind}`)}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={type}
          error={problems.quantity}
        />
      )}
      <ReasonField
        label={t('reason')}
        longest={longestReason}
        quick={usualReasons[kind].map((usual) => t(usual))}
        value={reason}
        onChange={setReason}
        error={problems.reason}
      />
      {kind === 'STOP' && problems.quantity !== undefined && (
        <p role="alert" className={styles.error}>
          {problems.quantity}
        </p>
      )}
      <p className={styles.after} role="status">
        {stock !== null && move && t('after', afterWords(stock, stockAfter(stock, move), t('uncounted')))}
      </p>
      <Button type="submit" size="lg" variant="action" loading={isPending}>
        {t(`confirm.${kind}`)}
      </Button>
    </form>
  );
}

function afterWords(before: number, after: number | null, uncounted: string) {
  return { before: formatCount(before), after: after === null ? uncounted : formatCount(after) };
}
