import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { itemOrderTypes } from '@maru/contract/orders/order-status.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { collectionsOf, type Menu } from '#hub/menu/menu.ts';
import type { CartLine } from '#hub/payments/sale-queue/stored-cart.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { ChoiceList } from './choice-list.tsx';
import { DiscountField } from './discount-field.tsx';
import styles from './line-form.module.css';

export type LineDraft = Pick<CartLine, 'choiceIds' | 'quantity' | 'place' | 'note' | 'discount'>;

type LineFormProps = {
  menu: Menu;
  item: CompactItem;
  draft: LineDraft;
  /** Lines in the cart also have a place and a discount. */
  isInCart: boolean;
  onChange: (change: Partial<LineDraft>) => void;
};

/** Limit of the contract. */
const longestNote = 100;

/** Form of a line: options first, mandatory ones on top, then rarely used fields. */
export function LineForm({ menu, item, draft, isInCart, onChange }: LineFormProps) {
  const { t } = useTillWords();

  return (
    <div className={styles.form}>
      {collectionsOf(menu, item).map((collection) => (
        <ChoiceList
          key={collection.id}
          collection={collection}
          chosen={draft.choiceIds}
          soldOut={menu.soldOut}
          onChange={(choiceIds) => onChange({ choiceIds })}
        />
      ))}
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
    </div>
  );
}
