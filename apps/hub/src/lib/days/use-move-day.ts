import { addDays } from '@maru/contract/time/business-date.ts';
import { useNavigate } from '@tanstack/react-router';
import { withDate } from './with-date.ts';

/** Moves the screen to another day, at most to today. */
export function useMoveDay({ date, today }: { date: string; today: string }) {
  const navigate = useNavigate();

  return (days: number) => {
    const next = addDays(date, days);
    if (next > today) return;
    const search = (before: Record<string, unknown>) => withDate(before, next, today);
    void navigate({ to: '.', search, resetScroll: false });
  };
}
