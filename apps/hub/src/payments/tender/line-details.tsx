import type { SoldLine } from '@maru/contract/receipt/sold.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import styles from './line-details.module.css';

/** Shows the options of a line, and whether it is to go, for reading the order back to the customer. */
export function LineDetails({ line: { options, place } }: { line: SoldLine }) {
  const { t, nameOf } = usePaymentWords();
  const details = [...options.map(nameOf), ...(place === 'TOGO' ? [t('receipt:togo')] : [])];
  return details.length > 0 && <span className={styles.details}>{details.join(', ')}</span>;
}
