import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import type { Store } from '#hub/lib/store.tsx';
import type { Back } from '#hub/lib/store-frame.tsx';
import type { SearchAddress } from './search-address.ts';

/** The screen that the search was opened from: a customer, the report with the figure, or the board. */
export function useWayBack({ storeId, may }: Store, address: SearchAddress): Back | undefined {
  const { t } = useTranslation('orders');
  const { report, customer } = address;
  if (report === 'customer' && customer)
    return { to: paths.customer({ storeId, customerId: customer }), label: t('find.customer.label') };
  if (report === 'home') return { to: paths.storeHome({ storeId }), label: t('app:screens.home') };
  if (report !== undefined)
    return { to: `${paths.revenue({ storeId })}?${report}`, label: t('app:screens.revenue') };
  return may('ORDER') ? { to: paths.orders({ storeId }), label: t('order.back') } : undefined;
}
