import { Facts } from '@maru/ui/facts/facts.tsx';
import { formatCount, formatPercent } from '@maru/web/format.ts';
import { Card } from '#hub/lib/card.tsx';
import type { PointsReport } from '#hub/points/points.api.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { loyaltyWords } from './explained.ts';

/** Shows the visits of known customers, and their share of sales. */
export function LoyaltyCard({ loyalty }: { loyalty: PointsReport['loyalty'] }) {
  const { t, points, won } = usePointWords();
  const { all, ofCustomers, withPoints, customers } = loyalty;
  const said = loyaltyWords(loyalty);
  const people = (count: number) => t('report.loyalty.people', { count, number: formatCount(count) });
  const salesOf = ({ net, orders }: { net: number; orders: number }) =>
    t('report.loyalty.salesOf', { amount: won(net), count: orders, number: formatCount(orders) });
  const sentences = [
    said.ofCustomers !== undefined &&
      t('report.loyalty.ofCustomers', { share: formatPercent(said.ofCustomers) }),
    said.withPoints !== undefined &&
      t('report.loyalty.withPoints', { share: formatPercent(said.withPoints) }),
    said.visits !== undefined && t('report.loyalty.visits', { count: said.visits }),
    said.new !== undefined && said.new > 0 && t('report.loyalty.new', { share: formatPercent(said.new) }),
  ].filter((sentence) => sentence !== false);

  return (
    <Card title={t('report.loyalty.title')}>
      <p>{customers.all === 0 ? t('report.loyalty.none') : sentences.join(' ')}</p>
      <Facts
        areBeside
        rows={[
          {
            label: t('report.loyalty.rows.visits'),
            value: t('report.loyalty.orders', { number: formatCount(ofCustomers.orders) }),
          },
          { label: t('report.loyalty.rows.customers'), value: people(customers.all) },
          { label: t('report.loyalty.rows.newOnes'), value: people(customers.new) },
          { label: t('report.loyalty.rows.returning'), value: people(customers.returning) },
          { label: t('report.loyalty.rows.all'), value: salesOf(all) },
          { label: t('report.loyalty.rows.ofCustomers'), value: salesOf(ofCustomers) },
          { label: t('report.loyalty.rows.withPoints'), value: salesOf(withPoints) },
          { label: t('report.loyalty.rows.points'), value: points(withPoints.points) },
        ]}
      />
    </Card>
  );
}
