import { ExportOrders } from '#hub/orders/finding/search/export/export-orders.tsx';
import { useOrdersList } from '#hub/orders/finding/search/export/use-orders-list.ts';
import { readDayPage } from './read-day-page.ts';

type ExportDayProps = { storeId: string; date: string; count: number };

/** Downloads the orders of a business day as one list: open, completed and cancelled ones. */
export function ExportDay({ storeId, date, count }: ExportDayProps) {
  const list = useOrdersList({ readPage: readDayPage(storeId, date), days: date });
  return <ExportOrders list={list} found={count} />;
}
