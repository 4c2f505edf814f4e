import { Button } from '@mantine/core';
import type { MenuChange } from '@maru/contract/menu/menu-changes.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useState } from 'react';
import { reportRefusal } from '#hub/lib/locked.ts';
import { KeptList } from './kept-list.tsx';
import { keptWords } from './kept-words.ts';
import { type Undone, useUndoChange } from './undo-change.api.ts';
import styles from './undo-dialog.module.css';
import { useChangeWords } from './use-change-words.ts';

type UndoDialogProps = {
  storeId: string;
  change: MenuChange;
  /** `undone` is the result, if an undo was tried. */
  onClose: (undone?: Undone) => void;
};

/** Says what undoing will do, undoes the change, and reports what was left unchanged and why. */
export function UndoDialog({ storeId, change, onClose }: UndoDialogProps) {
  const { t, wordsOf } = useChangeWords(storeId);
  const { mutateAsync: undo, isPending } = useUndoChange(storeId);
  const [undone, setUndone] = useState<Undone>();

  /**
   * The text after an undo. Items that stay deleted are not counted. A restored category or collection has a
   * text of its own, even without items.
   */
  function doneWords({ itemCount }: Undone): string {
    const { kind } = change.about;
    if (kind === 'DELETE_CATEGORY' || kind === 'DELETE_COLLECTION' || itemCount === 0) return t('donePlain');
    return t('done', { count: itemCount });
  }

  async function confirm() {
    try {
      const answer = await undo(change.id);
      if (answer.kept.length > 0 || !answer.isUndone) return setUndone(answer);
      showNotice({ id: 'menu-change', type: 'SUCCESS', message: doneWords(answer) });
      onClose(answer);
    } catch (error) {
      reportRefusal(error);
      onClose();
    }
  }

  return (
    <Dialog
      isOpen
      // The result is shown here, so the dialog cannot be closed before it arrives.
      onClose={isPending ? () => undefined : () => onClose(undone)}
      title={undone ? t(`kept.titles.${keptWords(undone)}`) : t('ask.title')}
      closeText={t('app:close')}
      width={520}
      footer={
        undone ? (
          <Button size="lg" variant="action" onClick={() => onClose(undone)}>
            {t('kept.ok')}
          </Button>
        ) : (
          <>
            <Button size="lg" disabled={isPending} onClick={() => onClose()}>
              {t('ask.cancel')}
            </Button>
            <Button size="lg" variant="action" loading={isPending} onClick={() => void confirm()}>
              {t('undo')}
            </Button>
          </>
        )
      }
    >
      {undone ? (
        <KeptList storeId={storeId} undone={undone} />
      ) : (
        <div className={styles.ask}>
          <p className={styles.what}>{wordsOf(change)}</p>
          <Consequence storeId={storeId} change={change} />
        </div>
      )}
    </Dialog>
  );
}

function Consequence({ storeId, change: { about, itemCount } }: Omit<UndoDialogProps, 'onClose'>) {
  const { t } = useChangeWords(storeId);
  if (about.kind !== 'IMPORT')
    return (
      <>
        <p>{t(consequenceOf(about, itemCount), { count: itemCount })}</p>
        {itemCount > 0 && <p className={styles.stays}>{t('ask.stays')}</p>}
      </>
    );
  return (
    <>
      {about.newItems > 0 && <p>{t('ask.new', { count: about.newItems })}</p>}
      {about.changedItems > 0 && <p>{t('ask.changed', { count: about.changedItems })}</p>}
      {itemCount === 0 && <p>{t('ask.options')}</p>}
    </>
  );
}

function consequenceOf(about: MenuChange['about'], itemCount: number) {
  switch (about.kind) {
    case 'DELETE':
    case 'DELETE_ITEM':
      return 'ask.back';
    case 'DELETE_CATEGORY':
      return `ask.category.${about.items}` as const;
    case 'DELETE_COLLECTION':
      return itemCount > 0 ? 'ask.collection' : 'ask.collectionUnused';
    default:
      return 'ask.before';
  }
}
