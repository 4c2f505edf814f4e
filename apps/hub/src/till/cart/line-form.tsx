import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { useState } from 'react';
import { collectionsOf, type Menu } from '#hub/menu/menu.ts';
import type { CartLine } from '#hub/payments/sale-queue/stored-cart.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './line-form.module.css';
import { LineRest } from './line-rest.tsx';
import { PriceField } from './price-field.tsx';

export type LineDraft = Pick<
  CartLine,
  'choiceIds' | 'quantity' | 'place' | 'note' | 'discount' | 'unitPrice'
>;

type LineFormProps = {
  menu: Menu;
  item: CompactItem;
  draft: LineDraft;
  /** A line in the cart also has a place (in store or to go) and a discount. */
  isInCart: boolean;
  onChange: (change: Partial<LineDraft>) => void;
};

/** Form of a line: options first, mandatory ones on top, then rarely used fields. */
export function LineForm({ menu, item, draft, isInCart, onChange }: LineFormProps) {
  const { t } = useTillWords();
  const [start] = useState(draft.unitPrice ?? item.price);

  return (
    <div className={styles.form}>
      {item.marketPrice && (
        <PriceField
          label={t('price.market')}
          start={start}
          value={draft.unitPrice ?? item.price}
          onChange={(unitPrice) => onChange({ unitPrice })}
        />
      )}
      {collectionsOf(menu, item).map((collection) => (
        <ChoiceList
          key={collection.id}
          collection={collection}
          chosen={draft.choiceIds}
          soldOut={menu.soldOut}
          onChange={(choiceIds) => onChange({ choiceIds })}
        />
      ))}
      <LineRest draft={draft} isInCart={isInCart} onChange={onChange} />
    </div>
  );
}
