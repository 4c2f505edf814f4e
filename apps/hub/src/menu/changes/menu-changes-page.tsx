import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useLiveMenu } from '#hub/menu/menu.api.ts';
import { ChangeRow } from './change-row.tsx';
import { type MenuChange, useMenuChanges } from './changes.api.ts';
import styles from './menu-changes-page.module.css';
import { UndoDialog } from './undo-dialog.tsx';
import { useChangeWords } from './use-change-words.ts';

/** What was done to many items at once in the last day, and the way back. */
export function MenuChangesPage() {
  const { storeId } = useStore();
  const { t } = useChangeWords(storeId);
  const changes = useMenuChanges(storeId);
  useLiveMenu(storeId);
  const [undoing, setUndoing] = useState<MenuChange>();

  return (
    <StoreFrame title={t('title')}>
      {changes.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button size="lg" renderRoot={(props) => <Link to={paths.menu({ storeId })} {...props} />}>
              {t('empty.toMenu')}
            </Button>
          }
        />
      ) : (
        <div className={styles.changes}>
          <p className={styles.intro}>{t('intro')}</p>
          <ul className={styles.list} aria-label={t('title')}>
            {changes.map((change) => (
              <ChangeRow
                key={change.id}
                storeId={storeId}
                change={change}
                onUndo={() => setUndoing(change)}
              />
            ))}
          </ul>
        </div>
      )}
      {undoing && <UndoDialog storeId={storeId} change={undoing} onClose={() => setUndoing(undefined)} />}
    </StoreFrame>
  );
}
