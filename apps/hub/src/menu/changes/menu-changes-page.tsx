import { Button } from '@mantine/core';
import type { MenuChange } from '@maru/contract/menu/menu-changes.ts';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { ChangeList } from './change-list.tsx';
import { useMenuChanges } from './changes.api.ts';
import { UndoDialog } from './undo-dialog.tsx';
import { useChangeWords } from './use-change-words.ts';

/** Bulk changes and deletions of the last day, and how to undo them. */
export function MenuChangesPage() {
  const { storeId } = useStore();
  const { t } = useChangeWords(storeId);
  const listed = useMenuChanges(storeId);
  const [undoing, setUndoing] = useState<MenuChange>();

  return (
    <StoreFrame title={t('title')} back={{ to: paths.menu({ storeId }), label: t('toMenu') }}>
      {listed.changes.length === 0 ? (
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
        <ChangeList storeId={storeId} {...listed} onUndo={setUndoing} />
      )}
      {undoing && <UndoDialog storeId={storeId} change={undoing} onClose={() => setUndoing(undefined)} />}
    </StoreFrame>
  );
}
