import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { itemByBarcode, type SearchIndex } from '#hub/menu/search/search-menu.ts';
import { useItemsWords } from './use-items-words.ts';

/** Opens the item with the scanned barcode. */
export function useOpenScanned(index: () => SearchIndex<CompactItem>) {
  const { storeId } = useStore();
  const { t } = useItemsWords();
  const navigate = useNavigate();

  return (code: string) => {
    const item = itemByBarcode(index(), code);
    removeNotice('scan');
    if (item) void navigate({ to: paths.storeItem({ storeId, itemId: item.id }) });
    else showNotice({ id: 'scan', type: 'ERROR', message: t('search.unknownCode', { code }) });
  };
}
