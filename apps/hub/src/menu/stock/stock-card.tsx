import { Button } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { formatCount } from '@maru/web/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { MoveDialog } from './move-dialog.tsx';
import styles from './stock.module.css';
import { StockHistory } from './stock-history.tsx';
import { type MoveKind, movesOf } from './stock-move.ts';

/** How many are left of an item, what is done by hand about it, and what was. */
export function StockCard({ storeId, item }: { storeId: string; item: CompactItem }) {
  const { t } = useTranslation('menu-stock');
  const [kind, setKind] = useState<MoveKind>();
  const { stock } = item;
  const wordsOf = (move: MoveKind) => t(stock === null ? 'start' : `moves.${move}`);

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
          <Button key={move} size="lg" onClick={() => setKind(move)}>
            {wordsOf(move)}
          </Button>
        ))}
      </div>
      <StockHistory storeId={storeId} itemId={item.id} />
      <MoveDialog
        storeId={storeId}
        item={item}
        kind={kind}
        title={kind && wordsOf(kind)}
        onClose={() => setKind(undefined)}
      />
    </FormCard>
  );
}
