import type { InputOf } from '@maru/contract/endpoint.ts';
import { getPointSetting, updatePointSetting } from '@maru/contract/points/points.endpoints.ts';
import type { openOwnStore } from './own-store.ts';

type OwnStore = Pick<Awaited<ReturnType<typeof openOwnStore>>, 'storeId' | 'call'>;
type Setting = Omit<InputOf<typeof updatePointSetting>, 'storeId' | 'version'>;

/** Changes some fields of a store's point setting. */
export async function setPoints({ storeId, call }: OwnStore, over: Partial<Setting>) {
  const { validFrom: _, chosenCategories: __, ...setting } = await call(getPointSetting, { storeId });
  await call(updatePointSetting, { storeId, ...setting, ...over });
}
