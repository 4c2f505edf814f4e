import type { BulkChange } from '@maru/contract/menu/bulk-change.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { useTranslation } from 'react-i18next';
import { reportRefusal } from '#hub/lib/locked.ts';
import { useUndoWithNotice } from '#hub/menu/changes/use-undo-with-notice.ts';
import { useChangeItems } from './bulk.api.ts';

/** Applies a previewed change, and offers to undo it. */
export function useApplyChange(storeId: string, onDone: () => void) {
  const { t } = useTranslation('menu-bulk');
  const { mutateAsync: changeItems } = useChangeItems(storeId);
  const undo = useUndoWithNotice(storeId);

  return async (items: readonly CompactItem[], change: BulkChange): Promise<void> => {
    try {
      const asShown = items.map(({ id, version }) => ({ id, version }));
      const { changeId, itemCount } = await changeItems({ items: asShown, change });
      showNotice({
        id: 'menu-change',
        type: 'SUCCESS',
        message: t(`done.${change.kind}`, { count: itemCount }),
        ...(changeId && { action: { label: t('undo'), onSelect: () => void undo(changeId) } }),
      });
      onDone();
    } catch (error) {
      report(error);
    }
  };
}

function report(error: unknown) {
  // The preview was refetched and already marks what others changed.
  if (isApiError(error, 'DATA_WAS_BEEN_MODIFIED') || isApiError(error, 'STORE_ITEM_NOT_FOUND')) return;
  reportRefusal(error);
}
