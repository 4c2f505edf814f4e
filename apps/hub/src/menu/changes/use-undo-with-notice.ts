import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { reportRefusal } from '#hub/lib/locked.ts';
import { sortKept } from './kept-words.ts';
import { type Undone, useUndoChange } from './undo-change.api.ts';
import { useKeptNotes } from './use-kept-notes.ts';

/** Reports the result of an undo in a notice. */
export function useShowUndone(storeId: string) {
  const { t } = useTranslation('menu-undo');
  const notesOf = useKeptNotes(storeId);
  const navigate = useNavigate();

  /**
   * A link to a search that shows both items with the same name, because a person has to decide what to do.
   */
  function wayToTwin({ kept }: Undone) {
    const [twin] = sortKept(kept).twins;
    if (!twin) return {};
    const find = () => navigate({ to: paths.menu({ storeId }), search: { q: twin.name } });
    return { action: { label: t('findTwin'), onSelect: () => void find() } };
  }

  return (undone: Undone) => {
    const { isUndone, kept } = undone;
    if (!isUndone) {
      const message = t(kept.length > 0 ? 'nothing' : 'nothingToUndo');
      return showNotice({ id: 'menu-change', type: 'ERROR', message });
    }
    const notes = notesOf(undone);
    const message = notes ? t('undoneNoted', { notes }) : t('undone');
    showNotice({ id: 'menu-change', type: 'SUCCESS', message, ...wayToTwin(undone) });
  };
}

/** Undoes a change from the screen where it was made, and reports the result in a notice. */
export function useUndoWithNotice(storeId: string) {
  const { mutateAsync: undo } = useUndoChange(storeId);
  const showUndone = useShowUndone(storeId);
  return async (changeId: string): Promise<Undone | undefined> => {
    try {
      const undone = await undo(changeId);
      showUndone(undone);
      return undone;
    } catch (error) {
      reportRefusal(error);
      return undefined;
    }
  };
}

/** Reports a deletion, and offers to undo it. */
export function useShowDeleted(storeId: string) {
  const { t } = useTranslation('menu-undo');
  const undo = useUndoWithNotice(storeId);
  return (message: string, changeId: string) =>
    showNotice({
      id: 'menu-change',
      type: 'SUCCESS',
      message,
      action: { label: t('undo'), onSelect: () => void undo(changeId) },
    });
}
