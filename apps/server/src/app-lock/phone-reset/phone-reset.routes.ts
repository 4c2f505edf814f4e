import * as wire from '@maru/contract/app-lock/store-phone-reset.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { AccountMailParts, HubMailParts } from '#server/messaging/post.ts';
import { confirmStorePhoneBy } from './confirm-store-phone.ts';
import { getStorePhoneConfirmation } from './get-store-phone-confirmation.ts';
import { getStorePhoneReset } from './get-store-phone-reset.ts';
import { requestStorePhoneResetBy } from './request-store-phone-reset.ts';
import { stopStorePhoneResetBy } from './stop-store-phone-reset.ts';

export const storePhoneResetRoutes = (parts: AccountMailParts & HubMailParts) => [
  route(wire.getStorePhoneReset, getStorePhoneReset),
  route(wire.requestStorePhoneReset, requestStorePhoneResetBy(parts)),
  route(wire.stopStorePhoneReset, stopStorePhoneResetBy(parts)),
  route(wire.getStorePhoneConfirmation, getStorePhoneConfirmation),
  route(wire.confirmStorePhone, confirmStorePhoneBy(parts)),
];
