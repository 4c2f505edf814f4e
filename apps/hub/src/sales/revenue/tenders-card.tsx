import type { PaymentReport } from '@maru/contract/sales/revenue-report.ts';
import { formatPercent } from '@maru/web/format.ts';
import { shareOf } from '#hub/lib/figures/ahead.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { ordersOf, ordersOfTender } from './orders-behind.ts';
import { OrdersLink } from './orders-link.tsx';
import type { Asked } from './revenue-address.ts';
import styles from './tenders-card.module.css';

/** Lists payments by tender, each with a link to its orders. Their sum equals the net sales by time. */
export function TendersCard({ report, asked }: { report: PaymentReport; asked: Asked }) {
  const { t, won } = useSalesWords();
  const nets = report.rows.map(({ net }) => net);

  return (
    <section className={`card-box ${styles.card}`}>
      <h2 className={styles.title}>{t('tenders.title')}</h2>
      {report.rows.length === 0 ? (
        <p className={styles.none}>{t('tenders.none')}</p>
      ) : (
        <table className={styles.table} aria-label={t('tenders.title')}>
          <thead className="heard-only">
            <tr>
              <th scope="col">{t('sheet.tender')}</th>
              <th scope="col">{t('sheet.sums.net')}</th>
              <th scope="col">{t('tenders.share')}</th>
            </tr>
          </thead>
          <tbody>
            {report.rows.map(({ type, net, payments }) => (
              <tr key={type}>
                <th scope="row">
                  {t(`tenderTypes.${type}`)}{' '}
                  <span className={styles.count}>{t('tenders.payments', { count: payments })}</span>
                  <span className={styles.track} aria-hidden>
                    <span className={styles.bar} style={{ width: `${shareOf(net, nets) * 100}%` }} />
                  </span>
                </th>
                <td>
                  <OrdersLink filters={ordersOfTender(asked, type)}>{won(net)}</OrdersLink>
                </td>
                <td className={styles.share}>{formatPercent(shareOf(net, nets))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td>
                <OrdersLink filters={ordersOf(asked)}>{won(report.net)}</OrdersLink>
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
