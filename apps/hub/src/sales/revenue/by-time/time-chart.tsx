import type { TimeUnit } from '@maru/contract/sales/report-terms.ts';
import { useNavigate } from '@tanstack/react-router';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import type { SearchAddress } from '#hub/orders/finding/search/search-address.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { shortSlotName, slotName } from './slot-name.ts';
import styles from './time-chart.module.css';
import type { Busiest, Slot } from './time-slots.ts';

type TimeChartProps = {
  slots: readonly Slot[];
  unit: TimeUnit;
  busiest: Busiest | undefined;
  /** `before` is empty without a comparison. */
  names: { now: string; before: string };
  /** A press on a part opens its orders, where a tip shows without a press. */
  ordersOf: (slot: Slot) => SearchAddress;
};

const now = 'var(--mantine-color-jjok-filled)';
const before = 'color-mix(in srgb, var(--mantine-color-jjok-filled) 34%, var(--surface))';

/** Net sales beside those of the compared period. Hidden from screen readers and keys, which have the table. */
export function TimeChart({ slots, unit, busiest, names, ordersOf }: TimeChartProps) {
  const words = useSalesWords();
  const { t, language, won } = words;
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  const navigate = useNavigate();
  const { storeId } = useStore();
  const isBusy = (key: string) => busiest?.slots.some((slot) => slot.key === key);

  function open(key: string) {
    const slot = slots.find((one) => one.key === key);
    if (!slot?.orders || !matchMedia('(hover: hover)').matches) return;
    void navigate({ to: paths.orderSearch({ storeId }), search: ordersOf(slot) });
  }

  return (
    <div className={styles.chart} aria-hidden>
      <div className={styles.fill}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            accessibilityLayer={false}
            data={[...slots]}
            onClick={({ activeLabel }) => open(String(activeLabel))}
            barGap={3}
            barCategoryGap="18%"
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="key"
              tickLine={false}
              axisLine={false}
              interval="equidistantPreserveStart"
              minTickGap={6}
              fontSize={14}
              tick={({ x, y, payload }) => (
                <text
                  x={x}
                  y={Number(y) + 14}
                  textAnchor="middle"
                  className={styles.tick}
                  data-busy={isBusy(payload.value)}
                >
                  {shortSlotName({ key: payload.value }, unit)}
                </text>
              )}
            />
            <YAxis
              width={54}
              tickLine={false}
              axisLine={false}
              tickCount={4}
              domain={[0, 'auto']}
              tick={{ className: styles.tick }}
              tickFormatter={(amount: number) => short.format(amount)}
            />
            <Tooltip
              cursor={{ fill: 'var(--soft)' }}
              isAnimationActive={false}
              content={({ active, payload }) => {
                const row = payload[0]?.payload as Slot | undefined;
                if (!active || !row) return null;
                return (
                  <div className={styles.tip}>
                    <p className={styles.tipTitle}>{slotName(row, unit, words)}</p>
                    <p>
                      {names.now} <strong>{won(row.net)}</strong> · {t('orders', { count: row.orders })}
                    </p>
                    {names.before !== '' && (
                      <p>
                        {names.before} <strong>{won(row.netBefore)}</strong>
                      </p>
                    )}
                  </div>
                );
              }}
            />
            {names.before !== '' && (
              <Bar
                dataKey="netBefore"
                fill={before}
                radius={[4, 4, 0, 0]}
                maxBarSize={22}
                isAnimationActive={false}
              />
            )}
            <Bar dataKey="net" fill={now} radius={[4, 4, 0, 0]} maxBarSize={22} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}
