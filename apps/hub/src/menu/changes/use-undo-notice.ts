import { showNotice } from '@maru/ui/notices.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useTranslation } from 'react-i18next';
import { tellLocked } from '#hub/lib/locked.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useMenuBook } from '#hub/menu/menu.api.ts';
import { type Undone, useUndoChange } from './changes.api.ts';

/** Undoes a change from where it was made, and says in a notice what came of it. */
export function useUndoNotice(storeId: string) {
  const { t } = useTranslation('menu-undo');
  const language = useLanguage();
  const { items } = useMenuBook(storeId);
  const undo = useUndoChange(storeId);

  function nameOf({ id, name }: Undone['kept'][number]): string {
    const item = items.find((one) => one.id === id);
    return language === 'en' ? (item?.nameEn ?? name) : name;
  }

  function wordsOf({ kept }: Undone): string {
    const isRenamed = ({ fields }: Undone['kept'][number]) =>
      fields.some(({ reason }) => reason === 'NAME_USED');
    const [first, ...others] = kept.filter((one) => !isRenamed(one));
    return [
      t('undone'),
      ...kept.filter(isRenamed).map(({ name }) => t('renamed', { name })),
      ...(first && others.length === 0 ? [t('kept', { name: nameOf(first) })] : []),
      ...(first && others.length > 0 ? [t('keptMore', { name: nameOf(first), count: others.length })] : []),
    ].join(' ');
  }

  return async (changeId: string) => {
    try {
      const undone = await undo(changeId);
      if (undone.isUndone) showNotice({ id: 'menu-change', type: 'SUCCESS', message: wordsOf(undone) });
      else {
        const message = t(undone.kept.length > 0 ? 'nothing' : 'nothingNow');
        showNotice({ id: 'menu-change', type: 'ERROR', message });
      }
    } catch (error) {
      if (isApiError(error, 'LOCKED')) tellLocked(error.detail);
      else reportError(error);
    }
  };
}

/** Says what was deleted, and offers to undo it. */
export function useDeletedNotice(storeId: string) {
  const { t } = useTranslation('menu-undo');
  const undo = useUndoNotice(storeId);
  return (message: string, changeId: string) =>
    showNotice({
      id: 'menu-change',
      type: 'SUCCESS',
      message,
      action: { label: t('undo'), onSelect: () => void undo(changeId) },
    });
}
