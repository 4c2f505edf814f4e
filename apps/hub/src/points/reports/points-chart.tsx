import { BarChart } from '#hub/lib/charts/bar-chart.tsx';
import { partName, shortPartName } from '#hub/lib/days/part-name.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import type { PointSlot } from './point-slots.ts';
import type { Asked } from './points-address.ts';

type PointsChartProps = { slots: readonly PointSlot[]; unit: Asked['unit']; most: string | undefined };

/** Draws earned points beside used ones. */
export function PointsChart({ slots, unit, most }: PointsChartProps) {
  const words = usePointWords();
  const { t, points } = words;
  const shown = ['earned', 'used', 'expired'] as const;

  return (
    <BarChart
      slots={slots}
      bars={[
        { of: 'earned', color: 'strong' },
        { of: 'used', color: 'pale' },
      ]}
      shortName={(key) => shortPartName(key, unit)}
      isMarked={(key) => key === most}
      tip={(slot) => ({
        title: partName(slot.key, unit, words),
        lines: shown.map((name) => (
          <p key={name}>
            {t(`report.sums.${name}`)} <strong>{points(slot[name])}</strong>
          </p>
        )),
      })}
    />
  );
}
