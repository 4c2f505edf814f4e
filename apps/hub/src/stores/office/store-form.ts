import type { InputOf } from '@maru/contract/endpoint.ts';
import type { FieldCode } from '@maru/contract/errors.ts';
import { groupPhone } from '@maru/contract/phone/group-phone.ts';
import {
  type AdditionalInfo,
  additionalInfoProblem,
  cashReceiptAvailable,
} from '@maru/contract/stores/additional-info.ts';
import type { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import type { Store, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { type AddressValue, addressToSend } from '#hub/stores/address/address-value.ts';
import { type Basics, basicsProblems } from '#hub/stores/fields/basics-problems.ts';
import { hasStrayBreak, hasWrongHoliday } from '#hub/stores/hours/hours.ts';

/** What the page of a store edits. */
export type StoreForm = Basics & {
  address: AddressValue | null;
  openingHours: OpeningHours | null;
  additionalInfo: AdditionalInfo[];
  memo: string;
};

type Changes = Omit<InputOf<typeof updateStore>, 'storeId' | 'version'>;

export function storeFormOf(store: Store): StoreForm {
  const { name, category, phone, memo, openingHours } = store;
  return {
    name,
    category,
    phone: phone === null ? '' : groupPhone(phone),
    address: addressOf(store),
    openingHours,
    // What Maru says itself is nobody's to change.
    additionalInfo: store.storeAdditionalInfoDTOList.filter(({ key }) => key !== cashReceiptAvailable),
    memo,
  };
}

function addressOf({ address, addressDetail, zonecode, lat, lng }: Store): AddressValue | null {
  if (address === null || lat === null || lng === null) return null;
  return { address, addressDetail, zonecode, lat, lng };
}

/** What is sent of the fields that were changed. */
export function storeChangesOf(changes: Partial<StoreForm>): Changes {
  const { category, address, additionalInfo, ...rest } = changes;
  return {
    ...rest,
    ...(category ? { category } : {}),
    ...(address && addressToSend(address)),
    ...(additionalInfo ? { storeAdditionalInfoDTOList: additionalInfo } : {}),
  };
}

type StoreProblem = FieldCode | 'breakOutside' | 'holidayWrong';

/** A store that was approved keeps what it needed for that, so that nothing of it may be emptied. */
export function storeProblems(
  values: StoreForm,
  saved: StoreForm,
): Partial<Record<keyof StoreForm, StoreProblem>> {
  const { category, phone, ...ofBasics } = basicsProblems(values);
  const [additionalInfo] = values.additionalInfo.flatMap((entry) => additionalInfoProblem(entry) ?? []);
  return {
    ...ofBasics,
    // A draft of old may lack them, and still has its memo saved.
    ...(category && saved.category !== null ? { category } : {}),
    ...(phone && (values.phone !== '' || saved.phone !== '') ? { phone } : {}),
    ...((values.address === null && saved.address !== null) ||
    values.address?.address.trim() === '' ||
    values.address?.isApproximate
      ? { address: 'required' }
      : {}),
    ...(values.openingHours && hasStrayBreak(values.openingHours) ? { openingHours: 'breakOutside' } : {}),
    ...(values.openingHours && hasWrongHoliday(values.openingHours) ? { openingHours: 'holidayWrong' } : {}),
    ...(additionalInfo ? { additionalInfo } : {}),
  };
}

/** The field of the form that a path of the server is about. */
export function storeFieldAt(path: string): keyof StoreForm | undefined {
  const [first = ''] = path.split('.');
  if (['address', 'addressDetail', 'zonecode', 'lat', 'lng'].includes(first)) return 'address';
  return first === 'storeAdditionalInfoDTOList' ? 'additionalInfo' : undefined;
}
