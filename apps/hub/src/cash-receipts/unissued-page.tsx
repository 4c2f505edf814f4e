import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { unissuedQuery } from './cash-receipts.api.ts';
import { UnissuedList } from './unissued/unissued-list.tsx';

/** Route loader. */
export async function loadUnissued(queryClient: QueryClient, storeId: string) {
  await Promise.all([
    loadTexts('cash-receipts', 'payments', 'receipt'),
    queryClient.ensureInfiniteQueryData(unissuedQuery(storeId)),
    queryClient.ensureQueryData(paymentSettingQuery(storeId)),
  ]);
}

/** The list of cash payments without a receipt, below the live orders or as a tab of the sales. */
export function UnissuedPage() {
  const { t } = useTranslation('cash-receipts');
  const { storeId } = useStore();
  const isTab =
    useRouterState({ select: ({ location }) => location.pathname }) === paths.salesCashReceipts({ storeId });
  const back = { to: paths.orders({ storeId }), label: t('unissued.back') };
  return isTab ? <UnissuedList /> : <UnissuedList back={back} />;
}
