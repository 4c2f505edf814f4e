import { Button } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { areChoicesValid } from '@maru/contract/menu/option-rules.ts';
import type { PricedLine } from '@maru/contract/money/priced-cart.ts';
import { QuantityStepper } from '@maru/ui/quantity-stepper.tsx';
import { Sheet } from '@maru/ui/sheet.tsx';
import { useState } from 'react';
import { collectionsOf, inMenuOrder, type Menu } from '#hub/menu/menu.ts';
import { useSheetKeys } from '#hub/till/use-sheet-keys.ts';
import { useWords } from '#hub/till/use-words.ts';
import { mostOfOneLine } from './cart.ts';
import { discountOrNone } from './discount-field.tsx';
import { type LineDraft, LineForm } from './line-form.tsx';
import styles from './line-sheet.module.css';
import { priceLine } from './priced.ts';

export type LineSheetProps = {
  item: CompactItem;
  menu: Menu;
  start: LineDraft;
  isInCart: boolean;
  onTake: (draft: LineDraft, priced: PricedLine) => void;
  onClose: () => void;
};

/** Asks what an item shall be, with the price of the line live; what is preselected is one press away from the cart. */
export function LineSheet({ item, menu, start, isInCart, onTake, onClose }: LineSheetProps) {
  const { t, won, nameOf } = useWords();
  const [draft, setDraft] = useState(start);
  const collections = collectionsOf(menu, item);
  const choiceIds = inMenuOrder(collections, draft.choiceIds);
  const clean = { ...draft, choiceIds, note: draft.note.trim(), discount: discountOrNone(draft.discount) };
  const priced = priceLine(item, clean, menu);
  const isComplete = areChoicesValid(collections, draft.choiceIds);

  const take = () => {
    if (isComplete) onTake(clean, priced);
  };
  useSheetKeys({ Enter: take });

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={nameOf(item)}
      closeText={t('close')}
      width={480}
      footer={
        <div className={styles.foot}>
          <QuantityStepper
            label={t('cart.quantityOf', { name: nameOf(item) })}
            decreaseText={t('cart.less')}
            increaseText={t('cart.more')}
            min={1}
            max={mostOfOneLine}
            value={draft.quantity}
            onChange={(quantity) => setDraft({ ...draft, quantity })}
          />
          <Button type="submit" form="line" size="xl" variant="action" disabled={!isComplete}>
            <span className={styles.act}>{t(isInCart ? 'options.change' : 'options.add')}</span>
            <span className={styles.price}>{won(priced.gross - priced.discount)}</span>
          </Button>
        </div>
      }
    >
      <form
        id="line"
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        {item.description && <p className={styles.description}>{item.description}</p>}
        <LineForm
          menu={menu}
          item={item}
          draft={draft}
          isInCart={isInCart}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      </form>
    </Sheet>
  );
}
