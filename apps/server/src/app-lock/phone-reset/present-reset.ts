import type { StorePhoneReset } from '@maru/contract/app-lock/store-phone-reset.endpoints.ts';
import { maskPhone } from '#server/audit/mask.ts';
import type { ResetRow } from './store-phone-resets.queries.ts';

/** The state of a change. A replaced link is as invalid as an expired one. */
export function resetStateOf({ state, expiresAt }: ResetRow, now: Date): StorePhoneReset['state'] {
  if (state === 'REPLACED' || (state === 'SENT' && expiresAt <= now)) return 'EXPIRED';
  return state;
}

export function presentReset(row: ResetRow, now: Date): StorePhoneReset {
  const { id, phone, askedAt, expiresAt, holdsAt } = row;
  return {
    ...{ id, phone: maskPhone(phone), state: resetStateOf(row, now) },
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    holdsAt: holdsAt?.toISOString() ?? null,
  };
}
