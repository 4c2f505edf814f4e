import {
  confirmStorePhone,
  getStorePhoneConfirmation,
} from '@maru/contract/app-lock/store-phone-reset.endpoints.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import { callAsClient } from '#account/lib/call-as-client.ts';

export type Confirmation = OutputOf<typeof getStorePhoneConfirmation>;

export function fetchConfirmation(token: string): Promise<Confirmation> {
  return callAsClient(getStorePhoneConfirmation, { token });
}

export function confirmPhone(token: string): Promise<Confirmation> {
  return callAsClient(confirmStorePhone, { token });
}
