import { itemOrderTypes } from '@maru/contract/orders/order-status.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import type { CartLine } from '#hub/payments/sale-queue/stored-cart.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { DiscountField } from './discount-field.tsx';

type Rest = Pick<CartLine, 'place' | 'note' | 'discount'>;

type LineRestProps = {
  draft: Rest;
  /** A line in the cart also has a place (in store or to go) and a discount. */
  isInCart: boolean;
  onChange: (change: Partial<Rest>) => void;
};

/** Limit of the contract. */
const longestNote = 100;

/** The rarely used fields, which every line has. */
export function LineRest({ draft, isInCart, onChange }: LineRestProps) {
  const { t } = useTillWords();

  return (
    <>
      {isInCart && (
        <>
          <Segmented
            label={t('place.label')}
            isFullWidth
            options={itemOrderTypes.map((value) => ({ value, label: t(`place.${value}`) }))}
            value={draft.place}
            onChange={(place) => onChange({ place })}
          />
          <DiscountField value={draft.discount} onChange={(discount) => onChange({ discount })} />
        </>
      )}
      <TextInput
        label={t('note.line')}
        placeholder={t('note.linePlaceholder')}
        maxLength={longestNote}
        value={draft.note}
        onChange={(note) => onChange({ note })}
      />
    </>
  );
}
