import type { InputOf } from '@maru/contract/endpoint.ts';
import type { FieldCode } from '@maru/contract/field-codes.ts';
import { groupPhone } from '@maru/contract/phone/group-phone.ts';
import type { Store, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { isSame } from '#hub/lib/forms/draft.ts';
import { type AddressValue, addressToSend } from '#hub/stores/address/address-value.ts';
import { type Basics, basicsProblems } from '#hub/stores/fields/basics-problems.ts';
import { type Registration, registrationProblems } from '#hub/stores/fields/registration-problems.ts';

/** Fields of a store that an admin may correct. Unset texts are empty. */
export type RegistrationValues = Basics & Registration & { address: AddressValue | null };

type Changes = Omit<InputOf<typeof updateStore>, 'storeId' | 'version'>;

export function registrationValues(store: Store): RegistrationValues {
  const { address, addressDetail, zonecode, lat, lng, phone } = store;
  const isOnMap = address !== null && lat !== null && lng !== null;
  return {
    name: store.name,
    category: store.category,
    phone: phone ? groupPhone(phone) : '',
    phoneExtension: store.phoneExtension,
    businessNumber: store.businessNumber ?? '',
    businessName: store.businessName ?? '',
    ownerName: store.ownerName ?? '',
    openedOn: store.openedOn ?? '',
    registrationImageKey: store.registrationImageKey,
    address: isOnMap ? { address, addressDetail, zonecode, lat, lng } : null,
  };
}

/** Only the changed fields are sent. */
export function registrationChanges(before: RegistrationValues, now: RegistrationValues): Changes {
  const { address, ...others } = now;
  const changed = Object.entries(others).filter(
    ([name, value]) => !isSame(before[name as keyof RegistrationValues], value),
  );
  return {
    ...(Object.fromEntries(changed) as Changes),
    ...(address && !isSame(before.address, address) ? addressToSend(address) : {}),
  };
}

type Problems = Partial<Record<keyof RegistrationValues, FieldCode>>;

/**
 * Problems of the form. A saved value can be changed but not removed. A value that was never set may stay
 * empty.
 */
export function registrationFaults(before: RegistrationValues, now: RegistrationValues): Problems {
  const faults: Problems = { ...basicsProblems(now), ...registrationProblems(now) };
  const names = Object.keys(now) as (keyof RegistrationValues)[];
  const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
  const waits = names.filter((name) => isEmpty(before[name]) && isEmpty(now[name]));
  const takenBack = names.filter(
    (name) => name !== 'phoneExtension' && !isEmpty(before[name]) && isEmpty(now[name]),
  );
  const standing = Object.entries(faults).filter(([name]) => !waits.some((one) => one === name));
  return {
    ...(now.address?.isApproximate ? { address: 'required' } : {}),
    ...Object.fromEntries(standing),
    ...Object.fromEntries(takenBack.map((name) => [name, 'required' as const])),
  };
}
