import { type SoldOutWish, soldOutWishOf, untilChanged } from '@maru/contract/menu/sold-out.ts';
import { nextBusinessDayAfter } from '@maru/contract/time/business-date.ts';
import { removeNotice, showNotice } from '@maru/ui/notices.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { menuBookQuery } from '#hub/menu/menu.api.ts';
import type { MenuBook } from '#hub/menu/menu-book.ts';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { useWords } from '#hub/till/use-words.ts';
import { useSetSoldOut } from './sold-out.api.ts';
import { type Offer, soldOutUntilIn, withSoldOut } from './sold-out-in-book.ts';

type NamedOffer = Offer & { name: string };

/** Switches an item or a choice: at once on this till, and with an undo. The others hear of it from the server. */
export function useSwitchSoldOut(storeId: string) {
  const { t } = useWords();
  const queryClient = useQueryClient();
  const { data: setting } = useSuspenseQuery(generalSettingQuery(storeId));
  const send = useSetSoldOut(storeId);
  const { queryKey } = menuBookQuery(storeId);

  const put = (offer: Offer, until: string | null) =>
    queryClient.setQueryData<MenuBook>(queryKey, (book) => book && withSoldOut(book, offer, until));

  const untilOf = (wish: SoldOutWish) => {
    if (wish === 'NO') return null;
    return wish === 'UNTIL_CHANGED' ? untilChanged : nextBusinessDayAfter(new Date(), setting).toISOString();
  };

  async function switchSoldOut(offer: NamedOffer, wish: SoldOutWish) {
    const book = queryClient.getQueryData(queryKey);
    const before = book ? soldOutUntilIn(book, offer) : null;
    const undo = () => void switchSoldOut(offer, soldOutWishOf(before, new Date()));
    put(offer, untilOf(wish));
    showNotice({
      id: 'sold-out',
      type: 'SUCCESS',
      message: t(`soldOutSheet.done.${wish}`, { name: offer.name }),
      action: { label: t('undo'), onSelect: undo },
    });
    try {
      const { soldOutUntil } = await send({ offer, wish });
      put(offer, soldOutUntil);
    } catch (error) {
      put(offer, before);
      removeNotice('sold-out');
      reportError(error);
    }
  }

  return switchSoldOut;
}
