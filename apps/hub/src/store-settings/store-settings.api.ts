import {
  getGeneralSetting,
  getPaymentSetting,
} from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions } from '@tanstack/react-query';

const settingKeys = {
  all: (storeId: string) => ['store-settings', storeId] as const,
};

/** Settings change seldom, and every screen reads them. */
const freshFor = 60_000;

export const generalSettingQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...settingKeys.all(storeId), 'general'],
    queryFn: ({ signal }) => call(getGeneralSetting, { storeId }, { signal }),
    staleTime: freshFor,
  });

export const paymentSettingQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...settingKeys.all(storeId), 'payment'],
    queryFn: ({ signal }) => call(getPaymentSetting, { storeId }, { signal }),
    staleTime: freshFor,
  });
