import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import type { SearchAddress } from '#hub/orders/finding/search/search-address.ts';
import styles from './orders-link.module.css';
import { useReportAddress } from './use-report-address.ts';

type OrdersLinkProps = { filters: SearchAddress | undefined; children: ReactNode };

/** A figure that links to the orders behind it. Without filters, it is no link. */
export function OrdersLink({ filters, children }: OrdersLinkProps) {
  const { storeId } = useStore();
  const behind = useReportAddress();
  if (!filters) return children;
  return (
    <Link to={paths.orderSearch({ storeId })} search={behind(filters)} className={styles.link}>
      {children}
    </Link>
  );
}
