import { orderTypes } from '@maru/contract/orders/order-status.ts';
import { paymentTypes } from '@maru/contract/payments/payment-type.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChoiceFilter } from '#hub/lib/filters/choice-filter.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { takersQuery } from './search.api.ts';
import { type CommonAddress, type FoundStatus, foundStatuses } from './search-address.ts';

type Change = { [Key in keyof CommonAddress]?: CommonAddress[Key] | undefined };
type StatusFilterProps = { status: FoundStatus | undefined; onChange: (change: Change) => void };

const names: Record<FoundStatus, string> = {
  OPEN: 'statuses.OPEN',
  CLOSED: 'statuses.CLOSED',
  CANCELLED: 'statuses.CANCELLED',
  REFUNDED: 'find.refunded',
  DISCOUNTED: 'find.discounted',
  POINTS_USED: 'find.pointsUsed',
};

export function StatusFilter({ status, onChange }: StatusFilterProps) {
  const { t } = useOrderWords();
  return (
    <ChoiceFilter
      label={t('columns.status')}
      everyText={t('find.every')}
      options={foundStatuses.map((value) => ({
        value,
        label: t(names[value]),
      }))}
      value={status}
      onChange={(value) => onChange({ status: value })}
    />
  );
}

type OrderFilterChoicesProps = {
  storeId: string;
  address: CommonAddress;
  onChange: (change: Change) => void;
};

/** Filters by order type, payment type and the person who took the order. */
export function OrderFilterChoices({ storeId, address, onChange }: OrderFilterChoicesProps) {
  const { t } = useOrderWords();
  const { data: takers } = useSuspenseQuery(takersQuery(storeId));
  const everyText = t('find.every');

  return (
    <>
      <ChoiceFilter
        label={t('find.type')}
        everyText={everyText}
        options={orderTypes.map((value) => ({ value, label: t(`find.types.${value}`) }))}
        value={address.type}
        onChange={(type) => onChange({ type })}
      />
      <ChoiceFilter
        label={t('find.payment')}
        everyText={everyText}
        options={paymentTypes.map((value) => ({ value, label: t(`paymentTypes.${value}`) }))}
        value={address.payment}
        onChange={(payment) => onChange({ payment })}
      />
      <ChoiceFilter
        label={t('find.takenBy')}
        everyText={everyText}
        options={takers.map(({ id, name }) => ({ value: id, label: personName(name) }))}
        goneText={t('find.unknownTaker')}
        value={address.by}
        onChange={(by) => onChange({ by })}
      />
    </>
  );
}
