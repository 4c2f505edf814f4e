import { Button } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { HandMove } from '@maru/contract/menu/stock-reason.ts';
import { formatCount } from '@maru/web/format.ts';
import { reportError } from '@maru/web/report-error.ts';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import type { MoveDialog } from './move-dialog.tsx';
import styles from './stock.module.css';
import { StockHistory } from './stock-history.tsx';
import { movesOf } from './stock-move.ts';

const loadDialog = () => import('./move-dialog.tsx');
type Dialog = ComponentType<ComponentProps<typeof MoveDialog>>;

/** How many are left of an item, what may be done by hand about it, and what changed it. */
export function StockCard({ storeId, item }: { storeId: string; item: CompactItem }) {
  const { t } = useTranslation('menu-stock');
  const [shown, setShown] = useState<{ Dialog: Dialog; kind: HandMove; title: string }>();
  const { stock } = item;
  // It comes with the card, before anyone can reach for it.
  useEffect(() => void loadDialog().catch(() => undefined), []);

  async function open(kind: HandMove) {
    try {
      const { MoveDialog } = await loadDialog();
      // Named as it was pressed, also once the stock has the move in it.
      setShown({ Dialog: MoveDialog, kind, title: wordsOf(kind) });
    } catch (error) {
      reportError(error);
    }
  }
  const wordsOf = (move: HandMove) => t(stock === null ? 'start' : `moves.${move}`);

  return (
    <FormCard title={t('title')} text={stock === null ? t('notCounted') : t('hint')}>
      {stock !== null && (
        <p className={styles.stock} role="status">
          <strong className="tabular">{t('left', { count: formatCount(stock) })}</strong>
          {stock === 0 && <span className={styles.none}>{t('none')}</span>}
        </p>
      )}
      <div className={styles.buttons}>
        {movesOf(stock).map((move) => (
          <Button key={move} size="lg" onClick={() => void open(move)}>
            {wordsOf(move)}
          </Button>
        ))}
      </div>
      <StockHistory storeId={storeId} itemId={item.id} stock={stock} />
      {shown && (
        <shown.Dialog
          storeId={storeId}
          item={item}
          kind={shown.kind}
          title={shown.title}
          onClose={() => setShown(undefined)}
        />
      )}
    </FormCard>
  );
}
