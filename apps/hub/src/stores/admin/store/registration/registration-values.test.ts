import { expect, test } from 'vitest';
import { phoneRules } from '#hub/stores/fields/phone-rules.ts';
import { type RegistrationValues, registrationChanges, registrationFaults } from './registration-values.ts';

await phoneRules;

const empty: RegistrationValues = {
  name: '마루',
  category: null,
  phone: '',
  phoneExtension: '',
  businessNumber: '',
  businessName: '',
  ownerName: '',
  openedOn: '',
  registrationImageKey: null,
  address: null,
};
const address = { address: '아차산로 1', addressDetail: '', zonecode: null, lat: 37.5, lng: 127 };

test('only changes are sent, the address as its fields', () => {
  const key = 'registration-image/a/b.png';
  expect(registrationChanges(empty, { ...empty, registrationImageKey: key, address })).toEqual({
    registrationImageKey: key,
    ...address,
  });
  expect(registrationChanges({ ...empty, address }, { ...empty, address: { ...address } })).toEqual({});
});

test('fields that were never set may stay empty, so that an image can be added alone', () => {
  expect(registrationFaults(empty, { ...empty, registrationImageKey: 'x' })).toEqual({});
});

test('fields that were set cannot be emptied', () => {
  expect(registrationFaults({ ...empty, ownerName: '한마루', address }, empty)).toEqual({
    ownerName: 'required',
    address: 'required',
  });
});

test('filled fields must be valid', () => {
  const wrong = { ...empty, name: ' ', businessNumber: '123-45-67890', openedOn: '2020-02-30', phone: '02' };
  expect(registrationFaults(empty, wrong)).toEqual({
    name: 'required',
    businessNumber: 'wrongBusinessNumber',
    openedOn: 'wrongFormat',
    phone: 'phoneNumberisNotCorrectFormat',
  });
});
