import { addDays } from '@maru/contract/time/business-date.ts';
import { useNavigate } from '@tanstack/react-router';

/** Moves to another day, at most to today. */
export function useMoveDay({ date, today }: { date: string; today: string }) {
  const navigate = useNavigate({ from: '/s/$storeId/sales/revenue' });

  return (days: number) => {
    const next = addDays(date, days);
    if (next > today) return;
    void navigate({ search: (before) => withDate(before, next, today), resetScroll: false });
  };
}

/** Today's address has no date, so that it shows the current day tomorrow, too. */
export function withDate<Address extends { date?: string }>(
  address: Address,
  date: string,
  today: string,
): Omit<Address, 'date'> & { date?: string } {
  const { date: _, ...rest } = address;
  return date === today ? rest : { ...rest, date };
}
