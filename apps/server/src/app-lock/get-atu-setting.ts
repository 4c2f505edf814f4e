import type { StoreContext } from '#server/http/context.ts';
import { type AtuSetting, atuSettingOf } from './atu-setting-of.ts';

export async function getAtuSetting(context: StoreContext): Promise<AtuSetting> {
  return atuSettingOf(context.db, context);
}
