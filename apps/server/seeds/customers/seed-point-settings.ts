import type { Tx } from '#server/db/database.ts';
import { insertSetting } from '#server/points/setting/setting.queries.ts';

export type DemoSetting = { version: number; validFrom: Date; rate: number; validityMonths: number };

type Saving = { storeId: string; sharesWith: string; savedBy: string; openedAt: Date; now: Date };

const day = 24 * 60 * 60_000;

/** Points of the first weeks were valid for three months, so that some expire soon; later ones for three years. */
export async function seedPointSettings(
  tx: Tx,
  { storeId, sharesWith, savedBy, openedAt, now }: Saving,
): Promise<DemoSetting[]> {
  const settings = [
    { version: 1, validFrom: openedAt, rate: 300, validityMonths: 3 },
    { version: 2, validFrom: new Date(now.getTime() - 60 * day), rate: 500, validityMonths: 36 },
  ];
  const same = {
    ...{ earningCategoryIds: [], nonEarningCategoryIds: [], useStoreIds: [sharesWith], unusedStoreIds: [] },
    ...{ leastUse: 1_000, useStep: 100 },
  };
  for (const setting of settings) await insertSetting(tx, { storeId, savedBy, ...same, ...setting });
  return settings;
}
