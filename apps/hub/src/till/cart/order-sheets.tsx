import type { Discount } from '@maru/contract/money/price-cart.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useState } from 'react';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { DiscountField, discountOrNone } from './discount-field.tsx';
import { FormSheet } from './form-sheet.tsx';

type SheetOf<Value> = { start: Value; onTake: (value: Value) => void; onClose: () => void };

/** A sheet for a discount on the whole order. */
export function OrderDiscountSheet({ start, onTake, onClose }: SheetOf<Discount | null>) {
  const { t } = useTillWords();
  const [discount, setDiscount] = useState<Discount | null>(start ?? { kind: 'PERCENT', percent: 10 });

  return (
    <FormSheet
      title={t('discount.order')}
      takeText={t('discount.take')}
      onTake={() => onTake(discountOrNone(discount))}
      onClose={onClose}
    >
      <DiscountField value={discount} onChange={setDiscount} />
    </FormSheet>
  );
}

const longestNote = 100;

/** A sheet for a note on the whole order, for the kitchen and the receipt. */
export function OrderNoteSheet({ start, onTake, onClose }: SheetOf<string>) {
  const { t } = useTillWords();
  const [note, setNote] = useState(start);

  return (
    <FormSheet
      title={t('note.order')}
      takeText={t('note.take')}
      firstFocus="field"
      onTake={() => onTake(note.trim())}
      onClose={onClose}
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
    </FormSheet>
  );
}
