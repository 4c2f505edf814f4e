import * as wire from '@maru/contract/store-settings/store-settings.endpoints.ts';
import * as tenders from '@maru/contract/store-settings/tenders-chosen.endpoints.ts';
import * as alone from '@maru/contract/store-settings/works-alone.endpoints.ts';
import { route } from '#server/http/route.ts';
import { getGeneralSetting } from './get-general-setting.ts';
import { getPaymentSettingBy } from './get-payment-setting.ts';
import type { CardUse } from './provider-use-of.ts';
import { setTendersChosen } from './set-tenders-chosen.ts';
import { setWorksAlone } from './set-works-alone.ts';
import { updateGeneralSetting } from './update-general-setting.ts';
import { updatePaymentSettingBy } from './update-payment-setting.ts';

export function storeSettingRoutes(cards: CardUse) {
  return [
    route(wire.getPaymentSetting, getPaymentSettingBy(cards)),
    route(wire.updatePaymentSetting, updatePaymentSettingBy(cards)),
    route(wire.getGeneralSetting, getGeneralSetting),
    route(wire.updateGeneralSetting, updateGeneralSetting),
    route(alone.setWorksAlone, setWorksAlone),
    route(tenders.setTendersChosen, setTendersChosen),
  ];
}
