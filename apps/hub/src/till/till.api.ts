import type { QueryClient } from '@tanstack/react-query';
import { loadMenu } from '#hub/menu/menu.api.ts';
import { generalSettingQuery, paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';

/** Route loader of the till. */
export async function loadTill(queryClient: QueryClient, storeId: string) {
  await Promise.all([
    loadMenu(queryClient, storeId),
    queryClient.ensureQueryData(generalSettingQuery(storeId)),
    queryClient.ensureQueryData(paymentSettingQuery(storeId)),
    queryClient.ensureQueryData(storeQuery(storeId)),
  ]);
}
