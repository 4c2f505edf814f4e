import { Button, Skeleton } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { HandMove } from '@maru/contract/menu/stock-reason.ts';
import { later, usePart } from '@maru/ui/later/later.ts';
import { formatCount } from '@maru/web/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import styles from './stock.module.css';
import { movesOf } from './stock-move.ts';

const stockMoveDialog = later(async () => (await import('./stock-move-dialog.tsx')).StockMoveDialog);
const stockHistory = later(async () => (await import('./stock-history.tsx')).StockHistory);

/** Stock of an item, with its moves by hand and their history. */
export function StockCard({ storeId, item }: { storeId: string; item: CompactItem }) {
  const { t } = useTranslation('menu-stock');
  // Keeps the title of the pressed button, whose text changes once the move has been made.
  const [shown, setShown] = useState<{ kind: HandMove; title: string }>();
  const StockMoveDialog = usePart(stockMoveDialog, shown !== undefined);
  const StockHistory = usePart(stockHistory, true);
  const { stock } = item;
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
          <Button key={move} size="lg" onClick={() => setShown({ kind: move, title: wordsOf(move) })}>
            {wordsOf(move)}
          </Button>
        ))}
      </div>
      {StockHistory ? (
        <StockHistory storeId={storeId} itemId={item.id} stock={stock} />
      ) : (
        <Skeleton height={60} radius="md" />
      )}
      {shown && StockMoveDialog && (
        <StockMoveDialog
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
