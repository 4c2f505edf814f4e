import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { SideNote } from './side-note.tsx';

type NotYetClosedProps = { orders: number; paid: number; isToday: boolean };

/** Payments of open orders, which are not revenue yet. */
export function NotYetClosed({ orders, paid, isToday }: NotYetClosedProps) {
  const { t, won } = useSalesWords();
  const { storeId, may } = useStore();
  const link = { to: paths.orders({ storeId }), text: t('notYetClosed.link') };

  return (
    <SideNote
      text={t('notYetClosed.text', { count: orders, amount: won(paid) })}
      link={isToday && may('ORDER') ? link : undefined}
    />
  );
}
