import { mostSalesDays } from '@maru/contract/sales/sales-list.endpoints.ts';
import type { ReactNode } from 'react';
import { FilterBar } from '#hub/lib/filters/filter-bar.tsx';
import { PeriodChoices } from '#hub/lib/filters/period-choices.tsx';
import { PeriodFields } from '#hub/lib/filters/period-fields.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import type { SalesList } from './use-sales-list.ts';

/** Chooses the period of the sales list, and further filters. */
export function SalesFilters({ list, more }: { list: SalesList; more: ReactNode }) {
  const { t } = useOrderWords();
  const { changeAddress, period, today, isFiltered } = list;
  const clear = () =>
    changeAddress({ status: undefined, type: undefined, payment: undefined, by: undefined });

  return (
    <>
      <PeriodChoices period={period} today={today} onChoose={changeAddress} />
      <FilterBar
        label={t('find.filters')}
        texts={{ more: t('find.more'), less: t('find.less'), clear: t('find.clear') }}
        isMoreSet={isFiltered}
        onClear={isFiltered ? clear : undefined}
        more={more}
      >
        <PeriodFields
          labels={{ from: t('find.from'), to: t('find.to') }}
          period={period}
          most={mostSalesDays}
          onChange={changeAddress}
        />
      </FilterBar>
    </>
  );
}
