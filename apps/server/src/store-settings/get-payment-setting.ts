import type { StoreContext } from '#server/http/context.ts';
import { settingsAt } from './settings-at.ts';

/** Whether this server has a provider that charges cards. */
export type CardUse = { takesCards: boolean };

export function getPaymentSettingWhere({ takesCards }: CardUse) {
  return async ({ db, storeId, now }: StoreContext) => {
    const settings = await settingsAt(db, storeId, now);
    const tenderTypes = settings.tenderTypes.filter((type) => takesCards || type !== 'card');
    return { ...settings, tenderTypes };
  };
}
