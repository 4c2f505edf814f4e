import type { TimeUnit } from '@maru/contract/sales/report-terms.ts';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { BarChart } from '#hub/lib/charts/bar-chart.tsx';
import { useStore } from '#hub/lib/store.tsx';
import type { SearchAddress } from '#hub/orders/finding/search/search-address.ts';
import { useReportAddress } from '#hub/sales/revenue/use-report-address.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { shortSlotName, slotName } from './slot-name.ts';
import type { Busiest, Slot } from './time-slots.ts';

type TimeChartProps = {
  slots: readonly Slot[];
  unit: TimeUnit;
  busiest: Busiest | undefined;
  /** `before` is empty without a comparison. */
  names: { now: string; before: string };
  /** The orders that a press on a part opens, except on devices where a press shows the tip. */
  ordersOf: (slot: Slot) => SearchAddress;
};

const now = { of: 'net', color: 'strong' } as const;
const before = { of: 'netBefore', color: 'pale' } as const;

/** Draws net sales beside those of the compared period. */
export function TimeChart({ slots, unit, busiest, names, ordersOf }: TimeChartProps) {
  const words = useSalesWords();
  const { t, won } = words;
  const navigate = useNavigate();
  const { storeId } = useStore();
  const behind = useReportAddress();

  function open(slot: Slot) {
    if (slot.orders === 0 || !matchMedia('(hover: hover)').matches) return;
    void navigate({ to: paths.orderSearch({ storeId }), search: behind(ordersOf(slot)) });
  }

  return (
    <BarChart
      slots={slots}
      bars={names.before === '' ? [now] : [before, now]}
      shortName={(key) => shortSlotName({ key }, unit)}
      isMarked={(key) => busiest?.slots.some((slot) => slot.key === key) ?? false}
      tip={(slot) => ({
        title: slotName(slot, unit, words),
        lines: (
          <>
            <p>
              {names.now} <strong>{won(slot.net)}</strong> · {t('orders', { count: slot.orders })}
            </p>
            {names.before !== '' && (
              <p>
                {names.before} <strong>{won(slot.netBefore)}</strong>
              </p>
            )}
          </>
        ),
      })}
      onPress={open}
    />
  );
}
