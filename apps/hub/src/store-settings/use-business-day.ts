import { businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNow } from '#hub/lib/use-now.ts';
import { generalSettingQuery } from './store-settings.api.ts';

/** Update interval of the current time, in ms, because hours end and the business day changes. */
const tick = 30_000;

const dayAt = (now: Date, setting: Parameters<typeof dayStartAt>[1]) =>
  businessDateOf(now, dayStartAt(now, setting));

/** The current time, the store's business day, and the setting of when it begins. */
export function useBusinessDay(storeId: string) {
  const now = new Date(useNow(tick));
  const { data: setting } = useSuspenseQuery(generalSettingQuery(storeId));
  return { now, today: dayAt(now, setting), setting };
}

/** The store's business day, for route loaders. */
export async function readBusinessDay(queryClient: QueryClient, storeId: string): Promise<string> {
  return dayAt(new Date(), await queryClient.ensureQueryData(generalSettingQuery(storeId)));
}
