import * as wire from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { route } from '#server/http/route.ts';
import { getGeneralSetting } from './get-general-setting.ts';
import { getPaymentSetting } from './get-payment-setting.ts';

export const storeSettingRoutes = [
  route(wire.getPaymentSetting, getPaymentSetting),
  route(wire.getGeneralSetting, getGeneralSetting),
];
