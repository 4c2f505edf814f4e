import type { MenuChange } from '@maru/contract/menu/menu-changes.ts';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useState } from 'react';
import { ChangeList } from './change-list.tsx';
import { useMenuChanges } from './changes.api.ts';
import type { Undone } from './undo-change.api.ts';
import { UndoDialog } from './undo-dialog.tsx';
import { useChangeWords } from './use-change-words.ts';

/** Recent changes in a dialog over an unsaved form. The dialog closes once a change was undone. */
export function ChangesDialog({ storeId, onClose }: { storeId: string; onClose: () => void }) {
  const { t } = useChangeWords(storeId);
  const listed = useMenuChanges(storeId);
  const [undoing, setUndoing] = useState<MenuChange>();

  function endUndo(undone?: Undone) {
    setUndoing(undefined);
    if (undone?.isUndone) onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeText={t('app:close')} width={720}>
      {listed.changes.length === 0 ? (
        <p>{t('empty.title')}</p>
      ) : (
        <ChangeList storeId={storeId} {...listed} onUndo={setUndoing} />
      )}
      {undoing && <UndoDialog storeId={storeId} change={undoing} onClose={endUndo} />}
    </Dialog>
  );
}
