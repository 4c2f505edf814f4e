import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import type { SearchAddress } from '#hub/orders/finding/search/search-address.ts';
import styles from './orders-link.module.css';

/** A figure that opens the orders it is made of. Undefined filters: no search finds just those orders. */
export function OrdersLink({
  filters,
  children,
}: {
  filters: SearchAddress | undefined;
  children: ReactNode;
}) {
  const { storeId } = useStore();
  if (!filters) return children;
  return (
    <Link to={paths.orderSearch({ storeId })} search={filters} className={styles.link}>
      {children}
    </Link>
  );
}
