import type { Discount } from '@maru/contract/money/price-cart.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { formatPercent } from '@maru/web/format.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import styles from './discount-field.module.css';

type DiscountFieldProps = {
  value: Discount | null;
  onChange: (discount: Discount | null) => void;
};

const quickPercents = [5, 10, 20, 30, 50];
const quickAmounts = [500, 1_000, 2_000, 3_000, 5_000];
/** Limit of the contract (fields.ts, PositiveWon). */
const mostDigits = 9;

/** A field for a discount by staff, in percent or won, by button or typed. */
export function DiscountField({ value, onChange }: DiscountFieldProps) {
  const { t, won } = useTillWords();
  const kind = value?.kind ?? 'NONE';
  const number = value === null ? 0 : value.kind === 'PERCENT' ? value.percent : value.amount;
  const quick = kind === 'PERCENT' ? quickPercents : quickAmounts;

  const take = (text: string) => {
    const typed = Number(text.replaceAll(/\D/g, '').slice(0, mostDigits));
    onChange(
      kind === 'PERCENT' ? { kind, percent: Math.min(100, typed) } : { kind: 'AMOUNT', amount: typed },
    );
  };

  return (
    <div className={styles.field}>
      <Segmented
        label={t('discount.kind')}
        isFullWidth
        options={[
          { value: 'NONE', label: t('discount.none') },
          { value: 'PERCENT', label: t('discount.percent') },
          { value: 'AMOUNT', label: t('discount.amount') },
        ]}
        value={kind}
        onChange={(next) => onChange(startOf(next))}
      />
      {kind !== 'NONE' && (
        <>
          <div className={styles.quick}>
            {quick.map((amount) => (
              <button
                key={amount}
                type="button"
                className={`square-chip ${styles.press}`}
                aria-pressed={amount === number}
                onClick={() => take(String(amount))}
              >
                {kind === 'PERCENT' ? formatPercent(amount / 100) : won(amount)}
              </button>
            ))}
          </div>
          <TextInput
            label={t(kind === 'PERCENT' ? 'discount.typePercent' : 'discount.typeAmount')}
            inputMode="numeric"
            autoComplete="off"
            value={number === 0 ? '' : String(number)}
            onChange={take}
          />
        </>
      )}
    </div>
  );
}

/** A discount of 0 is none: the contract requires at least 1. */
export function discountOrNone(discount: Discount | null): Discount | null {
  if (discount === null) return null;
  return (discount.kind === 'PERCENT' ? discount.percent : discount.amount) > 0 ? discount : null;
}

function startOf(kind: 'NONE' | Discount['kind']): Discount | null {
  if (kind === 'NONE') return null;
  return kind === 'PERCENT' ? { kind, percent: 10 } : { kind, amount: 1_000 };
}
