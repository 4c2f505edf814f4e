import { Button } from '@mantine/core';
import type { MenuChange } from '@maru/contract/menu/menu-changes.ts';
import styles from './change-list.module.css';
import { ChangeRow } from './change-row.tsx';
import type { useMenuChanges } from './changes.api.ts';
import { useChangeWords } from './use-change-words.ts';

type ChangeListProps = ReturnType<typeof useMenuChanges> & {
  storeId: string;
  onUndo: (change: MenuChange) => void;
};

/** Changes of the last day, the newest first; of very many those before them on demand. */
export function ChangeList({ storeId, changes, more, isFetchingMore, onUndo }: ChangeListProps) {
  const { t } = useChangeWords(storeId);

  return (
    <div className={styles.changes}>
      <p className={styles.intro}>{t('intro')}</p>
      <ul className={styles.list} aria-label={t('title')}>
        {changes.map((change) => (
          <ChangeRow key={change.id} storeId={storeId} change={change} onUndo={() => onUndo(change)} />
        ))}
      </ul>
      {more && (
        <Button size="lg" loading={isFetchingMore} onClick={more}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
