import { longestPointReport, pointReportUnits } from '@maru/contract/points/point-report-terms.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { usualUnit } from '#hub/lib/days/period.ts';
import { FilterBar } from '#hub/lib/filters/filter-bar.tsx';
import { PeriodChoices } from '#hub/lib/filters/period-choices.tsx';
import { PeriodFields } from '#hub/lib/filters/period-fields.tsx';
import { usePointWords } from '#hub/points/use-point-words.ts';
import type { PointsShown } from './use-points-report.ts';

/** Chooses the period and the unit that it is split into. Each choice takes effect at once. */
export function PointsPeriodBar({ shown }: { shown: PointsShown }) {
  const { t } = usePointWords();
  const { asked, today, isUnitChosen, changeAddress } = shown;
  const { period } = asked;

  return (
    <>
      <PeriodChoices
        period={period}
        today={today}
        onChoose={(chosen) => changeAddress({ ...chosen, unit: undefined })}
      />
      <FilterBar
        label={t('report.filters')}
        texts={{ more: t('report.more'), less: t('report.less'), clear: t('report.clear') }}
        isMoreSet={isUnitChosen}
        onClear={isUnitChosen ? () => changeAddress({ unit: undefined }) : undefined}
        more={
          <Dropdown
            label={t('report.unit')}
            options={pointReportUnits
              .toReversed()
              .map((unit) => ({ value: unit, label: t(`days:byPart.${unit}`) }))}
            value={asked.unit}
            onChange={(chosen) => {
              const unit = pointReportUnits.find((known) => known === chosen);
              changeAddress({ unit: unit === usualUnit(period) ? undefined : unit });
            }}
          />
        }
      >
        <PeriodFields
          labels={{ from: t('days:periods.from'), to: t('days:periods.to') }}
          period={period}
          most={longestPointReport}
          onChange={changeAddress}
        />
      </FilterBar>
    </>
  );
}
