import { Button } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { formatCount } from '@maru/web/format.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import styles from './stock.module.css';
import { StockHistory } from './stock-history.tsx';
import { type MoveKind, movesOf } from './stock-move.ts';

const loadDialog = () => import('./move-dialog.tsx');
const MoveDialog = lazy(async () => ({ default: (await loadDialog()).MoveDialog }));

/** How many are left of an item, what is done by hand about it, and what was. */
export function StockCard({ storeId, item }: { storeId: string; item: CompactItem }) {
  const { t } = useTranslation('menu-stock');
  const [kind, setKind] = useState<MoveKind>();
  const { stock } = item;
  // It comes with the card, before anyone can reach for it.
  useEffect(() => void loadDialog().catch(() => undefined), []);
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
      <Suspense>
        {kind && (
          <MoveDialog
            storeId={storeId}
            item={item}
            kind={kind}
            title={wordsOf(kind)}
            onClose={() => setKind(undefined)}
          />
        )}
      </Suspense>
    </FormCard>
  );
}
