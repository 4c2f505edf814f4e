import type { InputOf } from '@maru/contract/endpoint.ts';
import type { FieldCode } from '@maru/contract/field-codes.ts';
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

/** Form values of the store page. */
export type StoreForm = Basics & {
  address: AddressValue | null;
  openingHours: OpeningHours | null;
  additionalInfo: AdditionalInfo[];
  memo: string;
};

type Changes = Omit<InputOf<typeof updateStore>, 'storeId' | 'version'>;

export function storeFormOf(store: Store): StoreForm {
  const { name, category, phone, phoneExtension, memo, openingHours } = store;
  return {
    name,
    category,
    phone: phone === null ? '' : groupPhone(phone),
    phoneExtension,
    address: addressOf(store),
    openingHours,
    // This entry is set by Maru and cannot be edited.
    additionalInfo: store.storeAdditionalInfoDTOList.filter(({ key }) => key !== cashReceiptAvailable),
    memo,
  };
}

function addressOf({ address, addressDetail, zonecode, lat, lng }: Store): AddressValue | null {
  if (address === null || lat === null || lng === null) return null;
  return { address, addressDetail, zonecode, lat, lng };
}

/** The input to send for the changed fields. */
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

/** Problems of the form. Fields that were needed for the approval must not be emptied. */
export function storeProblems(
  values: StoreForm,
  saved: StoreForm,
): Partial<Record<keyof StoreForm, StoreProblem>> {
  const { category, phone, ...ofBasics } = basicsProblems(values);
  // An entry that was saved under an earlier rule must not keep other fields from being saved.
  const isSaved = (entry: StoreForm['additionalInfo'][number]) =>
    saved.additionalInfo.some(({ key, value }) => key === entry.key && value === entry.value);
  const [additionalInfo] = values.additionalInfo.flatMap((entry) =>
    isSaved(entry) ? [] : (additionalInfoProblem(entry) ?? []),
  );
  return {
    ...ofBasics,
    // An old draft may lack these. Its other fields can still be saved.
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

/** The form field that a server path belongs to. */
export function storeFieldAt(path: string): keyof StoreForm | undefined {
  const [first = ''] = path.split('.');
  if (['address', 'addressDetail', 'zonecode', 'lat', 'lng'].includes(first)) return 'address';
  return first === 'storeAdditionalInfoDTOList' ? 'additionalInfo' : undefined;
}
