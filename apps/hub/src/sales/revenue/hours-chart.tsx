import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import type { Busiest, Hour } from './hours.ts';
import styles from './hours-chart.module.css';

type HoursChartProps = {
  hours: readonly Hour[];
  busiest: Busiest | undefined;
  names: { now: string; before: string };
};

const now = 'var(--mantine-color-jjok-filled)';
const before = 'color-mix(in srgb, var(--mantine-color-jjok-filled) 34%, var(--surface))';

/** Net sales by hour beside those of the week before. Hidden from screen readers, which have the table. */
export function HoursChart({ hours, busiest, names }: HoursChartProps) {
  const { t, language, won } = useSalesWords();
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  const isBusy = (hour: number) => busiest !== undefined && hour >= busiest.from && hour < busiest.until;

  return (
    <div className={styles.chart} aria-hidden>
      <div className={styles.fill}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            accessibilityLayer={false}
            data={[...hours]}
            barGap={3}
            barCategoryGap="18%"
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="hour"
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
                  {payload.value}
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
                const row = payload[0]?.payload as Hour | undefined;
                if (!active || !row) return null;
                return (
                  <div className={styles.tip}>
                    <p className={styles.tipTitle}>
                      {t('hours.span', { from: row.hour, until: row.hour + 1 })}
                    </p>
                    <p>
                      {names.now} <strong>{won(row.net)}</strong> · {t('orders', { count: row.orders })}
                    </p>
                    <p>
                      {names.before} <strong>{won(row.netBefore)}</strong>
                    </p>
                  </div>
                );
              }}
            />
            <Bar
              dataKey="netBefore"
              fill={before}
              radius={[4, 4, 0, 0]}
              maxBarSize={22}
              isAnimationActive={false}
            />
            <Bar dataKey="net" fill={now} radius={[4, 4, 0, 0]} maxBarSize={22} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}
