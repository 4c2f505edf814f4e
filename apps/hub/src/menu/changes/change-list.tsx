import { Button } from '@mantine/core';
import type { MenuChange } from '@maru/contract/menu/menu-changes.ts';
import { useMore } from '#hub/lib/use-more.ts';
import styles from './change-list.module.css';
import { ChangeRow } from './change-row.tsx';
import type { useMenuChanges } from './changes.api.ts';
import { useChangeWords } from './use-change-words.ts';

type ChangeListProps = ReturnType<typeof useMenuChanges> & {
  storeId: string;
  onUndo: (change: MenuChange) => void;
};

/** Changes of the last day, newest first, with older pages on demand. */
export function ChangeList({ storeId, changes, hasMore, isFetching, fetch, onUndo }: ChangeListProps) {
  const { t } = useChangeWords(storeId);
  const { list, more } = useMore<HTMLUListElement>({ count: changes.length, isFetching, fetch });

  return (
    <div className={styles.changes}>
      <p className={styles.intro}>{t('intro')}</p>
      <ul ref={list} className="list-box" aria-label={t('title')}>
        {changes.map((change) => (
          <ChangeRow key={change.id} storeId={storeId} change={change} onUndo={() => onUndo(change)} />
        ))}
      </ul>
      {hasMore && (
        <Button size="lg" aria-busy={isFetching} onClick={more}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
