import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { setPlaceEnabled } from '@maru/contract/menu/items.endpoints.ts';
import { type SoldOutWish, soldOutWishOf } from '@maru/contract/menu/sold-out.ts';
import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { mayCall, useStore } from '#hub/lib/store.tsx';
import { useSetSoldOut } from '#hub/menu/sold-out/sold-out.api.ts';
import type { ListAddress } from './filters/list-address.ts';
import { useSetPlaceEnabled } from './items.api.ts';
import type { RowActs } from './list/item-row.tsx';
import { leaveList } from './list/list-position.ts';
import { useItemsWords } from './use-items-words.ts';

const notice = 'menu-item';

/** Callbacks of the rows. A notice offers to undo a switch for five seconds. */
export function useRowActs(address: ListAddress, onTick: RowActs['onTick']): RowActs {
  const store = useStore();
  const { storeId } = store;
  const { t, nameOf } = useItemsWords();
  const navigate = useNavigate();
  const { mutate: setSoldOut } = useSetSoldOut(storeId);
  const { mutate: showOnPlace } = useSetPlaceEnabled(storeId);

  const showUndoable = (message: string, onUndo: () => void) =>
    showNotice({ id: notice, type: 'SUCCESS', message, action: { label: t('undo'), onSelect: onUndo } });
  const onError = () => removeNotice(notice);

  const onSoldOut = (item: CompactItem, soldOut: SoldOutWish) => {
    const before = soldOutWishOf(item.soldOutUntil, new Date());
    const offer = { kind: 'ITEM', id: item.id } as const;
    const undo = () => setSoldOut({ offer, soldOut: before });
    showUndoable(t(`switched.${soldOut}`, { name: nameOf(item) }), undo);
    setSoldOut({ offer, soldOut }, { onError });
  };

  const onPlace = (item: CompactItem, placeEnabled: boolean) => {
    const undo = () => showOnPlace({ item, placeEnabled: item.placeEnabled });
    showUndoable(t(placeEnabled ? 'switched.shown' : 'switched.hidden', { name: nameOf(item) }), undo);
    showOnPlace({ item, placeEnabled }, { onError });
  };

  return {
    hrefOf: (itemId) => paths.storeItem({ storeId, itemId }),
    onOpen: (itemId) => {
      leaveList(storeId, { itemId, scrollY: window.scrollY, address });
      void navigate({ to: paths.storeItem({ storeId, itemId }) });
    },
    onTick,
    onSoldOut,
    onPlace: mayCall(setPlaceEnabled, store) ? onPlace : undefined,
  };
}
