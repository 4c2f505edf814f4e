import * as wire from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { route } from '#server/http/route.ts';
import { getGeneralSetting } from './get-general-setting.ts';
import { type CardUse, getPaymentSettingWhere } from './get-payment-setting.ts';

export function storeSettingRoutes(cards: CardUse) {
  return [
    route(wire.getPaymentSetting, getPaymentSettingWhere(cards)),
    route(wire.getGeneralSetting, getGeneralSetting),
  ];
}
