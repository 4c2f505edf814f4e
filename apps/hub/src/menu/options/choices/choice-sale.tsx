import type { OptionChoice } from '@maru/contract/menu/options.endpoints.ts';
import { useNow } from '#hub/lib/use-now.ts';
import { useOptionWords } from '#hub/menu/options/use-option-words.ts';
import { useSetSoldOut } from '#hub/menu/sold-out/sold-out.api.ts';
import { SoldOutSelect } from '#hub/menu/sold-out/sold-out-select.tsx';

/** Marks a choice as sold out or available at once, independent of the form. */
export function ChoiceSale({ storeId, choice }: { storeId: string; choice: OptionChoice }) {
  const { t, nameOf } = useOptionWords();
  const { mutate } = useSetSoldOut(storeId);
  const now = new Date(useNow(60_000));

  return (
    <SoldOutSelect
      label={t('sale.label', { name: nameOf(choice) })}
      title={t('sale.hint')}
      until={choice.soldOutUntil}
      now={now}
      wordOf={(wish) => t(`sale.${wish}`)}
      onChange={(soldOut) => mutate({ offer: { kind: 'CHOICE', id: choice.id }, soldOut })}
    />
  );
}
