import { QuantityStepper } from '@maru/ui/fields/quantity-stepper.tsx';
import { Money } from '@maru/ui/money.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { maxLineQuantity } from './cart.ts';
import styles from './cart-line-row.module.css';
import { discountWords } from './discount-words.ts';
import type { LineProblem } from './line-problem.ts';
import type { ShownLine } from './priced.ts';

type CartLineRowProps = {
  shown: ShownLine;
  /** Whether the line differs from the cart's in-store/to-go switch. */
  isOtherPlace: boolean;
  /** Whether keyboard shortcuts act on this line. */
  isCurrent: boolean;
  onCurrent: () => void;
  onEdit: () => void;
  onQuantity: (quantity: number) => void;
  onAcceptPrice: () => void;
};

export function CartLineRow(props: CartLineRowProps) {
  const { shown, isOtherPlace, isCurrent, onCurrent, onEdit, onQuantity, onAcceptPrice } = props;
  const { t, won, nameOf } = useTillWords();
  const { line, item, choices, priced, priceWas, problem } = shown;
  const name = nameOf(item ?? line.seen);

  return (
    <li className={styles.line} data-current={isCurrent} onFocus={onCurrent}>
      <button type="button" className={styles.edit} aria-label={t('cart.edit', { name })} onClick={onEdit} />
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>
        {priced.discount > 0 && (
          <Money tone="muted" isStruck>
            {won(priced.gross)}
          </Money>
        )}
        <Money isBold>{won(priced.gross - priced.discount)}</Money>
      </span>
      <span className={styles.details}>
        {/* The separator of @maru/ui, copied because one more chunk would slow down the till's first load
            more. */}
        <span>{choices.map(nameOf).join(' ·\u00a0')}</span>
        {isOtherPlace && (
          <span>
            <StatusBadge tone="brand">{t(`place.${line.place}`)}</StatusBadge>
          </span>
        )}
        {line.note && <span className={styles.note}>{line.note}</span>}
        {line.discount && <span className={styles.discount}>{discountWords(line.discount, { t, won })}</span>}
        {priceWas !== null && !problem && (
          <>
            <span className={styles.moved} role="status">
              {t('cart.priceMoved', { was: won(priceWas), now: won(priced.unitPrice) })}
            </span>
            <FixButton name={name} label={t('cart.fix.acceptPrice')} onClick={onAcceptPrice} />
          </>
        )}
        {problem && <Problem {...{ problem, name, onEdit, onQuantity }} />}
      </span>
      <span className={styles.stepper}>
        <QuantityStepper
          label={t('cart.quantityOf', { name })}
          decreaseText={line.quantity > 1 ? t('cart.less') : t('cart.takeOut')}
          increaseText={t('cart.more')}
          value={line.quantity}
          max={maxLineQuantity}
          onChange={onQuantity}
        />
      </span>
    </li>
  );
}

type ProblemProps = Pick<CartLineRowProps, 'onEdit' | 'onQuantity'> & { problem: LineProblem; name: string };

/** Says what is wrong with the line, with a button that fixes it. */
function Problem({ problem, name, onEdit, onQuantity }: ProblemProps) {
  const { t, nameOf } = useTillWords();
  const named = 'names' in problem ? problem.names.map(nameOf).join(', ') : '';
  const left = problem.kind === 'FEW_LEFT' ? problem.left : 0;
  const fits = problem.kind === 'FEW_LEFT' ? problem.fits : 0;

  return (
    <>
      <span className={styles.problem} role="alert">
        {t(`cart.problems.${problem.kind}`, { count: left, name: named || t('cart.anOption') })}
      </span>
      {'names' in problem ? (
        <FixButton name={name} label={t('cart.fix.options')} onClick={onEdit} />
      ) : (
        <FixButton
          name={name}
          label={fits > 0 ? t('cart.fix.lower', { count: fits }) : t('cart.takeOut')}
          onClick={() => onQuantity(fits)}
        />
      )}
    </>
  );
}

function FixButton({ name, label, onClick }: { name: string; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`square-chip ${styles.fix}`}
      aria-label={`${name} ${label}`}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
