import { longestDays, reportBases, timeUnits } from '@maru/contract/sales/report-terms.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { comparisons, daysIn, usualUnit } from '#hub/lib/days/period.ts';
import { FilterBar } from '#hub/lib/filters/filter-bar.tsx';
import { PeriodChoices } from '#hub/lib/filters/period-choices.tsx';
import { PeriodFields } from '#hub/lib/filters/period-fields.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import type { Revenue } from '#hub/sales/revenue/use-revenue.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';

/**
 * Chooses the period, the unit that it is split into, and the comparison. Each choice takes effect at once.
 */
export function PeriodBar({ revenue }: { revenue: Revenue }) {
  const { t } = useSalesWords();
  const { t: ofOrders } = useOrderWords();
  const { asked, address, today, changeAddress } = revenue;
  const { period, compared, comparison } = asked;
  const most = longestDays.month;
  const units = timeUnits.filter((unit) => daysIn(period) <= longestDays[unit]);
  const { unit, basis, compare } = address;
  const isSet = [unit, basis, compare].some((choice) => choice !== undefined);

  return (
    <>
      <PeriodChoices
        period={period}
        today={today}
        onChoose={(chosen) => changeAddress({ ...chosen, unit: undefined })}
      />
      <FilterBar
        label={t('filters.label')}
        texts={{
          more: t('filters.more'),
          less: ofOrders('find.less'),
          clear: t('filters.clear'),
        }}
        isMoreSet={isSet}
        onClear={
          isSet ? () => changeAddress({ unit: undefined, basis: undefined, compare: undefined }) : undefined
        }
        more={
          <>
            <Dropdown
              label={t('filters.unit')}
              options={units.map((one) => ({ value: one, label: t(`byTime.${one}`) }))}
              value={asked.unit}
              onChange={(chosen) => {
                const one = units.find((known) => known === chosen);
                changeAddress({ unit: one === usualUnit(period) ? undefined : one });
              }}
            />
            <Dropdown
              label={t('filters.basis')}
              options={reportBases.map((one) => ({ value: one, label: t(`filters.bases.${one}`) }))}
              value={asked.basis}
              onChange={(chosen) => changeAddress({ basis: chosen === 'event' ? chosen : undefined })}
            />
            <Dropdown
              label={t('filters.compare')}
              options={[...comparisons, 'none' as const].map((one) => ({
                value: one,
                label: t(`filters.comparisons.${one}`),
              }))}
              value={comparison}
              onChange={(chosen) =>
                changeAddress({ compare: [...comparisons, 'none' as const].find((one) => one === chosen) })
              }
            />
            {comparison === 'own' && compared && (
              <PeriodFields
                labels={{ from: t('filters.compared.from'), to: t('filters.compared.to') }}
                period={compared}
                most={most}
                onChange={({ from, to }) => changeAddress({ compareFrom: from, compareTo: to })}
              />
            )}
          </>
        }
      >
        <PeriodFields
          labels={{ from: ofOrders('find.from'), to: ofOrders('find.to') }}
          period={period}
          most={most}
          onChange={changeAddress}
        />
      </FilterBar>
    </>
  );
}
