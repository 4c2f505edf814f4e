import { showNotice } from '@maru/ui/notices.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { reportError } from '@maru/web/report-error.ts';
import { tellLocked } from '#hub/lib/locked.ts';
import { useBulkWords } from '#hub/menu/bulk/use-bulk-words.ts';
import { useMenuBook } from '#hub/menu/menu.api.ts';
import { type Undone, useUndoChange } from './changes.api.ts';

/** Undoes a change from where it was made, and says in a notice what came of it. */
export function useUndoNotice(storeId: string) {
  const { t, nameOf } = useBulkWords(storeId);
  const { items } = useMenuBook(storeId);
  const undo = useUndoChange(storeId);

  function wordsOf({ kept: [first, ...others] }: Undone): string {
    if (!first) return t('undone');
    const name = nameOf(items.find(({ id }) => id === first.id) ?? { name: first.name, nameEn: null });
    return others.length === 0
      ? t('undoneKept', { name })
      : t('undoneKeptMore', { name, count: others.length });
  }

  return async (changeId: string) => {
    try {
      showNotice({ id: 'menu-change', type: 'SUCCESS', message: wordsOf(await undo(changeId)) });
    } catch (error) {
      if (isApiError(error, 'LOCKED')) tellLocked(error.detail);
      else reportError(error);
    }
  };
}
