import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { openOrdersOf } from './orders-behind.ts';
import type { Asked } from './revenue-address.ts';
import { SideNote } from './side-note.tsx';
import { useReportAddress } from './use-report-address.ts';

type NotYetClosedProps = { orders: number; paid: number; asked: Asked };

/** Says how much was paid on open orders, which is not revenue yet. */
export function NotYetClosed({ orders, paid, asked }: NotYetClosedProps) {
  const { t, won } = useSalesWords();
  const { storeId } = useStore();
  const behind = useReportAddress();
  const link = {
    to: paths.orderSearch({ storeId }),
    search: behind(openOrdersOf(asked)),
    text: t('notYetClosed.link'),
  };

  return <SideNote text={t('notYetClosed.text', { count: orders, amount: won(paid) })} link={link} />;
}
