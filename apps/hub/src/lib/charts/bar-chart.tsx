import type { ReactNode } from 'react';
import { Bar, CartesianGrid, BarChart as Chart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useLanguage } from '#hub/lib/use-language.ts';
import styles from './bar-chart.module.css';

const colors = {
  strong: 'var(--mantine-color-jjok-filled)',
  pale: 'color-mix(in srgb, var(--mantine-color-jjok-filled) 34%, var(--surface))',
} as const;

type BarChartProps<Slot extends { key: string }> = {
  slots: readonly Slot[];
  /** The bars of each slot, side by side. */
  bars: readonly { of: keyof Slot & string; color: keyof typeof colors }[];
  shortName: (key: string) => string;
  isMarked?: ((key: string) => boolean) | undefined;
  /** The tooltip at the pointer: a title and lines. */
  tip: (slot: Slot) => { title: string; lines: ReactNode };
  onPress?: (slot: Slot) => void;
};

/**
 * Draws bars by time. Hidden from screen readers and the keyboard, because the table has the same figures.
 */
export function BarChart<Slot extends { key: string }>(props: BarChartProps<Slot>) {
  const { slots, bars, shortName, isMarked, tip, onPress } = props;
  const language = useLanguage();
  const short = new Intl.NumberFormat(language, { notation: 'compact' });

  function press(key: string) {
    const slot = slots.find((one) => one.key === key);
    if (slot) onPress?.(slot);
  }

  return (
    <div className={styles.chart} aria-hidden>
      <div className={styles.fill} data-opens={onPress !== undefined}>
        <ResponsiveContainer width="100%" height="100%">
          <Chart
            accessibilityLayer={false}
            data={[...slots]}
            onClick={({ activeLabel }) => press(String(activeLabel))}
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
                  data-busy={isMarked?.(payload.value)}
                >
                  {shortName(payload.value)}
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
                const slot = payload[0]?.payload as Slot | undefined;
                if (!active || !slot) return null;
                const { title, lines } = tip(slot);
                return (
                  <div className={styles.tip}>
                    <p className={styles.tipTitle}>{title}</p>
                    {lines}
                  </div>
                );
              }}
            />
            {bars.map(({ of, color }) => (
              <Bar
                key={of}
                dataKey={(slot: Slot) => Number(slot[of])}
                fill={colors[color]}
                radius={[4, 4, 0, 0]}
                maxBarSize={22}
                isAnimationActive={false}
              />
            ))}
          </Chart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}
