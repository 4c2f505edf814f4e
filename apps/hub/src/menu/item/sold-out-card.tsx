import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { type SoldOutWish, soldOutWishes, soldOutWishOf } from '@maru/contract/menu/sold-out.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { useTranslation } from 'react-i18next';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { useNow } from '#hub/lib/use-now.ts';
import { useSetSoldOut } from '#hub/menu/sold-out/sold-out.api.ts';

const lookEvery = 10_000;

/** Marks the item as sold out or available at once, without saving the form. */
export function SoldOutCard({ storeId, item }: { storeId: string; item: CompactItem }) {
  const { t } = useTranslation('menu-item');
  const now = useNow(lookEvery);
  const { mutate } = useSetSoldOut(storeId);
  const wish = soldOutWishOf(item.soldOutUntil, new Date(now));

  const change = (soldOut: SoldOutWish) => mutate({ offer: { kind: 'ITEM', id: item.id }, soldOut });

  return (
    <FormCard title={t('selling')} text={t(`wishTexts.${wish}`)}>
      <Segmented
        label={t('selling')}
        isFullWidth
        isOutsideForm
        value={wish}
        onChange={change}
        options={soldOutWishes.map((value) => ({ value, label: t(`wish.${value}`) }))}
      />
    </FormCard>
  );
}
