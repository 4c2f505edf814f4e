import { DetailLine } from '@maru/ui/detail-line.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './refund-dialog.module.css';
import type { RefundDraft, RefundPlan } from './refund-draft.ts';

type RefundTendersProps = {
  plan: RefundPlan;
  onChange: (tenders: NonNullable<RefundDraft['tenders']>) => void;
};

/** Asks how much each payment gives back. A single payment needs no choice. */
export function RefundTenders({ plan: { tenders }, onChange }: RefundTendersProps) {
  const { t, won, cardOf } = useOrderWords();
  const [only] = tenders;
  if (tenders.length === 0) return null;
  if (tenders.length === 1 && only)
    return only.back > 0 ? <p className={styles.way}>{t(`cancel.back.${only.type}`)}</p> : null;

  const typed = Object.fromEntries(tenders.map(({ paymentId, back }) => [paymentId, `${back}`]));
  return (
    <ul className={styles.lines}>
      {tenders.map(({ paymentId, type, amount, approval, back }) => (
        <li key={paymentId} className={styles.line}>
          <span className={styles.name}>
            {t(`paymentTypes.${type}`)}
            <span className={styles.detail}>
              <DetailLine parts={[approval && cardOf(approval), t('refund.held', { amount: won(amount) })]} />
            </span>
            {back > 0 && <span className={styles.detail}>{t(`cancel.back.${type}`)}</span>}
          </span>
          <TextInput
            label={t('refund.from', { type: t(`paymentTypes.${type}`) })}
            isLabelHidden
            inputMode="numeric"
            autoComplete="off"
            value={`${back}`}
            onChange={(text) => onChange({ ...typed, [paymentId]: text })}
          />
        </li>
      ))}
    </ul>
  );
}
