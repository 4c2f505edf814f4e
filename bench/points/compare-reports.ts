import { reportLoyalty, reportPointsByTime } from '@maru/contract/points/point-reports.endpoints.ts';
import { getRewardSummary, getTotalActiveReward } from '@maru/contract/points/points.endpoints.ts';
import { addDays, businessDateOf } from '@maru/contract/time/business-date.ts';
import { type Answer, type ApiClient, apiClient } from '../support/api-client.ts';
import type { besideFloor } from '../support/beside-floor.ts';
import type { CustomerTarget } from '../support/customer-product.ts';
import { startReplay } from '../support/record-calls.ts';

type Asked = {
  connectionText: string;
  target: CustomerTarget;
  beside: ReturnType<typeof besideFloor>;
};

/** The reports of the points page, beside the same statements behind a bare server. */
export async function compareReports({ connectionText, target, beside }: Asked) {
  const { storeId, token } = target;
  const to = businessDateOf(new Date(), 0);
  const month = { storeId, from: addDays(to, -29), to };
  const year = { storeId, from: addDays(to, -364), to };
  const reports: Record<string, (client: ApiClient) => Promise<Answer>> = {
    'points by day, a month': (client) => client.send(reportPointsByTime, { ...month, unit: 'day' }),
    'points by month, a year': (client) => client.send(reportPointsByTime, { ...year, unit: 'month' }),
    'loyalty, a month': (client) => client.send(reportLoyalty, month),
    'points by kind, a month': (client) => client.send(getRewardSummary, month),
    'outstanding points': (client) => client.send(getTotalActiveReward, { storeId }),
  };
  const replay = await startReplay(connectionText, {
    token,
    calls: Object.values(reports),
    keeps: ({ text }) => /point_|orders/.test(text),
  });
  const ours = apiClient({ ...target, token });
  for (const [place, [name, ask]] of Object.entries(reports).entries())
    await beside.compare(name, { ours: () => ask(ours), bare: () => replay.ask(place) });
  ours.close();
  replay.stop();
}
