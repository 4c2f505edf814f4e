import { Button } from '@mantine/core';
import type { Discount } from '@maru/contract/money/price-cart.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { useState } from 'react';
import { useSheetKeys } from '#hub/payments/use-sheet-keys.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { DiscountField, discountOrNone } from './discount-field.tsx';

type SheetOf<Value> = { start: Value; onTake: (value: Value) => void; onClose: () => void };

/** Discount on the whole order. */
export function OrderDiscountSheet({ start, onTake, onClose }: SheetOf<Discount | null>) {
  const { t } = useTillWords();
  const [discount, setDiscount] = useState<Discount | null>(start ?? { kind: 'PERCENT', percent: 10 });
  const take = () => onTake(discountOrNone(discount));
  useSheetKeys({ Enter: take });

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('discount.order')}
      closeText={t('close')}
      footer={
        <Button type="submit" form="order-discount" size="xl" variant="action">
          {t('discount.take')}
        </Button>
      }
    >
      <form
        id="order-discount"
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <DiscountField value={discount} onChange={setDiscount} />
      </form>
    </Sheet>
  );
}

const longestNote = 100;

/** Note for the whole order, for the kitchen and the receipt. */
export function OrderNoteSheet({ start, onTake, onClose }: SheetOf<string>) {
  const { t } = useTillWords();
  const [note, setNote] = useState(start);
  const take = () => onTake(note.trim());
  useSheetKeys({ Enter: take });

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('note.order')}
      closeText={t('close')}
      firstFocus="field"
      footer={
        <Button type="submit" form="order-note" size="xl" variant="action">
          {t('note.take')}
        </Button>
      }
    >
      <form
        id="order-note"
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextInput
          autoFocus
          label={t('note.order')}
          isLabelHidden
          placeholder={t('note.orderPlaceholder')}
          maxLength={longestNote}
          value={note}
          onChange={setNote}
        />
      </form>
    </Sheet>
  );
}
