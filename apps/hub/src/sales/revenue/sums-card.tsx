import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import type { ReportBasis } from '@maru/contract/sales/report-terms.ts';
import type { TimeReport } from '@maru/contract/sales/revenue-report.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import styles from './sums-card.module.css';

type SumsCardProps = { totals: TimeReport['totals']; taxType: TaxType; basis: ReportBasis };

/**
 * How the net sales come about, and their tax parts. Simplified taxpayers see no tax parts, as their receipts show none
 * either.
 */
export function SumsCard({ totals, taxType, basis }: SumsCardProps) {
  const { t, won } = useSalesWords();
  const reductions = (['discounts', 'pointsUsed', 'refunded'] as const).filter((key) => totals[key] !== 0);
  const parts = (['supply', 'vat', 'taxFree'] as const).filter(
    (key) => totals[key] !== 0 || taxType === 'GENERAL',
  );
  const shownParts = taxType === 'EXEMPT' ? parts.filter((key) => key === 'taxFree') : parts;

  return (
    <section className={`card-box ${styles.card}`}>
      <h2 className={styles.title}>{t('sums.title')}</h2>
      <dl className={styles.rows}>
        <Row name={t(basis === 'event' ? 'sums.approved' : 'sums.gross')} amount={won(totals.gross)} />
        {reductions.map((key) => (
          <Row key={key} name={t(`sums.${key}`)} amount={won(-totals[key])} />
        ))}
        <Row
          name={t(basis === 'event' ? 'figures.received' : 'figures.net')}
          amount={won(totals.net)}
          isStrong
        />
        {taxType !== 'SIMPLIFIED' &&
          shownParts.map((key) => <Row key={key} name={t(`tax.${key}`)} amount={won(totals[key])} isQuiet />)}
      </dl>
      {taxType === 'SIMPLIFIED' && <p className={styles.text}>{t('tax.simplified')}</p>}
    </section>
  );
}

type RowProps = { name: string; amount: string; isStrong?: boolean; isQuiet?: boolean };

function Row({ name, amount, isStrong, isQuiet }: RowProps) {
  return (
    <div className={styles.row} data-strong={isStrong} data-quiet={isQuiet}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
