import { Button } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { QuantityStepper } from '@maru/ui/fields/quantity-stepper.tsx';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { useState } from 'react';
import { collectionsOf, inMenuOrder, type Menu } from '#hub/menu/menu.ts';
import { useSheetKeys } from '#hub/payments/use-sheet-keys.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { maxLineQuantity } from './cart.ts';
import { discountOrNone } from './discount-field.tsx';
import { type LineDraft, LineForm } from './line-form.tsx';
import { optionProblemOf } from './line-problem.ts';
import styles from './line-sheet.module.css';
import { priceLine } from './priced.ts';

export type LineSheetProps = {
  item: CompactItem;
  menu: Menu;
  start: LineDraft;
  isInCart: boolean;
  onTake: (draft: LineDraft) => void;
  /** Opens the sheet that marks the item or its options as sold out. */
  onSoldOut: () => void;
  onClose: () => void;
};

/** Asks for options and shows the resulting price. The preselection can be taken with one press. */
export function LineSheet(props: LineSheetProps) {
  const { item, menu, start, isInCart, onTake, onSoldOut, onClose } = props;
  const { t, won, nameOf } = useTillWords();
  const [draft, setDraft] = useState(start);
  const collections = collectionsOf(menu, item);
  const choiceIds = inMenuOrder(collections, draft.choiceIds);
  const clean = { ...draft, choiceIds, note: draft.note.trim(), discount: discountOrNone(draft.discount) };
  const priced = priceLine(item, clean, menu);
  const isSoldOut = menu.soldOut.has(item.id);
  const wrong = optionProblemOf({ item, choiceIds }, menu);
  const isComplete = !isSoldOut && wrong === null;

  const take = () => {
    if (isComplete) onTake(clean);
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
          {!isComplete && (
            <p className={styles.wrong} role="status">
              {isSoldOut
                ? t('cart.problems.SOLD_OUT')
                : wrong && t(`options.wrong.${wrong.kind}`, { name: wrong.names.map(nameOf).join(', ') })}
            </p>
          )}
          <QuantityStepper
            label={t('cart.quantityOf', { name: nameOf(item) })}
            decreaseText={t('cart.less')}
            increaseText={t('cart.more')}
            min={1}
            max={maxLineQuantity}
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
        <Button className={styles.soldOut ?? ''} variant="subtle" onClick={onSoldOut}>
          {t('soldOutSheet.open')}
        </Button>
      </form>
    </Sheet>
  );
}
