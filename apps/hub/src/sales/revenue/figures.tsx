import { formatCount } from '@maru/web/format.ts';
import { Figure, FigureRow, FigureWords } from '#hub/lib/figures/figure.tsx';
import { ChangeWords } from '#hub/sales/explained/change-words.tsx';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { perOrder } from './compare.ts';
import { cancelledOrdersOf, comparedAs, ordersOf, refundedOrdersOf } from './orders-behind.ts';
import { OrdersLink } from './orders-link.tsx';
import { comparedName } from './period/compared-name.ts';
import type { LoadedRevenue } from './use-revenue.ts';

/**
 * Shows the four main figures of a period, each with the change from the compared period. A running period is
 * compared only up to the same time of day.
 */
export function Figures({ revenue }: { revenue: LoadedRevenue }) {
  const words = useSalesWords();
  const { t, won } = words;
  const { report, asked } = revenue;
  const { totals } = report.period.byTime;
  const before = report.comparedSoFar ?? report.compared?.byTime.totals;
  const name = comparedName(revenue, words);
  const than = {
    name: comparedName(revenue, words, { isWithinSentence: true }),
    until: report.comparedSoFar ? ('soFar' as const) : ('day' as const),
  };
  const none = t(`none.${asked.basis}.${than.until}`, { name });
  const isByEvent = asked.basis === 'event';
  const orders = totals.orders > 0 ? ordersOf(asked) : undefined;

  return (
    <FigureRow label={t('figures.label')}>
      <Figure
        label={t(isByEvent ? 'figures.received' : 'figures.net')}
        value={<OrdersLink filters={orders}>{won(totals.net)}</OrdersLink>}
      >
        {before && <ChangeWords value={totals.net} before={before.net} than={than} none={none} />}
      </Figure>
      <Figure
        label={t(isByEvent ? 'figures.ordersMoved' : 'figures.orders')}
        value={<OrdersLink filters={orders}>{t('orders', { count: totals.orders })}</OrdersLink>}
      >
        {before && <ChangeWords value={totals.orders} before={before.orders} than={than} isCount />}
      </Figure>
      <Figure
        label={t(isByEvent ? 'figures.perOrderMoved' : 'figures.perOrder')}
        value={<OrdersLink filters={orders}>{won(totals.average)}</OrdersLink>}
      >
        {before && <ChangeWords value={totals.average} before={perOrder(before)} than={than} />}
      </Figure>
      {isByEvent ? (
        // Payments that a cancellation gave back are already among the refunds.
        <Figure
          label={t('sums.refunded')}
          value={
            <OrdersLink filters={totals.refunded > 0 ? refundedOrdersOf(asked) : undefined}>
              {won(totals.refunded)}
            </OrdersLink>
          }
        />
      ) : (
        <CancelledFigure revenue={revenue} name={than.name} />
      )}
    </FigureRow>
  );
}

/** Shows cancelled orders, and what was refunded of other orders. */
function CancelledFigure({ revenue: { report, asked }, name }: { revenue: LoadedRevenue; name: string }) {
  const { t, won } = useSalesWords();
  const { totals, cancelled } = report.period.byTime;
  // While the day is running, only the other day's total is known, which cannot be compared.
  const before = report.comparedSoFar ? undefined : report.compared?.byTime.cancelled;
  const other = comparedAs(asked);

  return (
    <Figure label={t('figures.cancelled')} value={won(cancelled.total + totals.refunded)}>
      <FigureWords>
        <OrdersLink filters={cancelled.orders > 0 ? cancelledOrdersOf(asked) : undefined}>
          {t('figures.cancelledOf', { count: cancelled.orders })}
        </OrdersLink>
        {before && (
          <OrdersLink filters={other && before.orders > 0 ? cancelledOrdersOf(other) : undefined}>
            {t('figures.cancelledBefore', { name, before: formatCount(before.orders) })}
          </OrdersLink>
        )}
        {totals.refunded > 0 && (
          <OrdersLink filters={refundedOrdersOf(asked)}>
            {t('figures.refundedOf', { amount: won(totals.refunded) })}
          </OrdersLink>
        )}
      </FigureWords>
    </Figure>
  );
}
