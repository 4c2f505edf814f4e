import { type SoldOutWish, soldOutWishOf } from '@maru/contract/menu/sold-out.ts';
import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { menuQuery } from '#hub/menu/menu.api.ts';
import { useSetSoldOut } from '#hub/menu/sold-out/sold-out.api.ts';
import { type Offer, soldOutUntilIn } from '#hub/menu/sold-out/sold-out-part.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';

type NamedOffer = Offer & { name: string };

/** Marks an item or a choice as sold out or available: optimistic, with an undo notice. */
export function useSwitchSoldOut(storeId: string) {
  const { t } = useTillWords();
  const queryClient = useQueryClient();
  const { mutateAsync } = useSetSoldOut(storeId);
  const { queryKey } = menuQuery(storeId);

  function switchSoldOut(offer: NamedOffer, soldOut: SoldOutWish) {
    const menu = queryClient.getQueryData(queryKey);
    const before = menu ? soldOutUntilIn(menu, offer) : null;
    const undo = () => switchSoldOut(offer, soldOutWishOf(before, new Date()));
    showNotice({
      id: 'sold-out',
      type: 'SUCCESS',
      message: t(`soldOutSheet.done.${soldOut}`, { name: offer.name }),
      action: { label: t('undo'), onSelect: undo },
    });
    // The mutation reports its failure itself, since the sheet has closed by then.
    mutateAsync({ offer, soldOut }).catch(() => removeNotice('sold-out'));
  }

  return switchSoldOut;
}
