import { Button } from '@mantine/core';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { useId, useState } from 'react';
import type { CartLine } from '#hub/payments/sale-queue/stored-cart.ts';
import { useSheetKeys } from '#hub/payments/use-sheet-keys.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { discountOrNone } from './discount-field.tsx';
import formStyles from './line-form.module.css';
import { LineRest } from './line-rest.tsx';
import { PriceField } from './price-field.tsx';
import styles from './typed-line-sheet.module.css';

export type TypedDraft = Pick<CartLine, 'place' | 'note' | 'discount'> & {
  name: string;
  unitPrice: number;
  taxable: boolean;
};

type TypedLineSheetProps = {
  start: TypedDraft;
  isInCart: boolean;
  taxType: TaxType;
  onTake: (draft: TypedDraft) => void;
  onClose: () => void;
};

/** A sheet for a typed-in line: its price, its name and whether it is taxable. */
export function TypedLineSheet({ start, isInCart, taxType, onTake, onClose }: TypedLineSheetProps) {
  const { t, won } = useTillWords();
  const form = useId();
  const [draft, setDraft] = useState(start);
  const change = (part: Partial<TypedDraft>) => setDraft({ ...draft, ...part });
  const take = () => {
    if (draft.unitPrice === 0) return;
    const { note, discount } = draft;
    const name = draft.name.trim() || t('typed.name');
    onTake({ ...draft, name, note: note.trim(), discount: discountOrNone(discount) });
  };
  useSheetKeys({ Enter: take });

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('typed.button')}
      closeText={t('close')}
      width={480}
      footer={
        <Button
          className={styles.take ?? ''}
          type="submit"
          form={form}
          size="xl"
          variant="action"
          disabled={draft.unitPrice === 0}
        >
          {draft.unitPrice === 0
            ? t('typed.priceNeeded')
            : t(isInCart ? 'typed.change' : 'typed.add', { price: won(draft.unitPrice) })}
        </Button>
      }
    >
      <form
        id={form}
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <PriceField
          label={t('price.typed')}
          start={start.unitPrice}
          value={draft.unitPrice}
          onChange={(unitPrice) => change({ unitPrice })}
        />
        <TextInput
          label={t('typed.nameLabel')}
          placeholder={t('typed.name')}
          maxLength={longest.item}
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        {taxType !== 'EXEMPT' && (
          <Segmented
            label={t('typed.tax')}
            isFullWidth
            options={[
              { value: 'TAXED', label: t('typed.taxed') },
              { value: 'TAX_FREE', label: t('typed.taxFree') },
            ]}
            value={draft.taxable ? 'TAXED' : 'TAX_FREE'}
            onChange={(tax) => change({ taxable: tax === 'TAXED' })}
          />
        )}
        <LineRest draft={draft} isInCart={isInCart} onChange={change} />
      </form>
    </Sheet>
  );
}
