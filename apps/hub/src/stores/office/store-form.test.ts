import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { usualHours, withDay } from '#hub/stores/hours/hours.ts';
import { storeChangesOf, storeFieldAt, storeFormOf, storeProblems } from './store-form.ts';

const store: Store = {
  id: 's1',
  name: 'Maru',
  category: 'CAFE',
  phone: '+8221234567',
  phoneExtension: '12',
  registrationChange: null,
  address: 'Seoul',
  addressDetail: '2F',
  zonecode: '04780',
  lat: 37.5,
  lng: 127,
  businessNumber: '111-11-11119',
  businessName: null,
  ownerName: 'Kim',
  openedOn: null,
  registrationImageKey: null,
  formerRegistrations: [],
  memo: '',
  storeAdditionalInfoDTOList: [
    { key: 'CASH_RECEIPT_AVAILABLE', value: 'true' },
    { key: 'WIFI', value: 'yes' },
  ],
  openingHours: null,
  applicationStatus: 'APPROVED',
  submittedAt: null,
  applicationDueAt: null,
  applicationReason: null,
  terminatedAt: null,
  missing: [],
  version: 3,
  createdAt: '2026-11-20T00:00:00+09:00',
};
const form = storeFormOf(store);

test('spec 7 · the cash-receipt-available entry is not among what is edited', () => {
  expect(form.additionalInfo).toEqual([{ key: 'WIFI', value: 'yes' }]);
});

test('a phone number is formatted', () => {
  expect([form.phone, form.phoneExtension]).toEqual(['02-123-4567', '12']);
});

test('only changes are sent, an address with its pin', () => {
  expect(storeChangesOf({ memo: 'x' })).toEqual({ memo: 'x' });
  expect(storeChangesOf({ address: form.address, additionalInfo: [] })).toEqual({
    address: 'Seoul',
    addressDetail: '2F',
    zonecode: '04780',
    lat: 37.5,
    lng: 127,
    storeAdditionalInfoDTOList: [],
  });
});

test('fields that were set cannot be emptied, others may stay empty', () => {
  expect(storeProblems({ ...form, name: '', phone: '', category: null, address: null }, form)).toEqual({
    name: 'required',
    phone: 'required',
    category: 'required',
    address: 'required',
  });
  const old = { ...form, phone: '', category: null, address: null };
  expect(storeProblems({ ...old, memo: 'x' }, old)).toEqual({});
});

test('a break outside of the opening hours and an entry without a text are refused before sending', () => {
  const open = { from: 540, to: 600 };
  const hours = withDay(usualHours(), 'MON', { open, breaks: [{ from: 600, to: 660 }] });
  expect(storeProblems({ ...form, openingHours: hours }, form)).toEqual({ openingHours: 'breakOutside' });
  expect(storeProblems({ ...form, additionalInfo: [{ key: 'SEATS', value: ' ' }] }, form)).toEqual({
    additionalInfo: 'required',
  });
});

test('an invalid homepage address is refused before sending', () => {
  const withHomepage = (value: string) => ({
    ...form,
    additionalInfo: [{ key: 'HOMEPAGE' as const, value }],
  });
  expect(storeProblems(withHomepage('javascript:alert(1)'), form)).toEqual({
    additionalInfo: 'wrongWebAddress',
  });
  expect(storeProblems(withHomepage('maru.example'), form)).toEqual({});
});

test('an address of another site is refused as Instagram before sending', () => {
  const withInstagram = (value: string) => ({
    ...form,
    additionalInfo: [{ key: 'INSTAGRAM' as const, value }],
  });
  expect(storeProblems(withInstagram('https://maru.example'), form)).toEqual({
    additionalInfo: 'wrongInstagram',
  });
  expect(storeProblems(withInstagram('@maru.coffee'), form)).toEqual({});
});

test('an address that an earlier rule allowed keeps no other field from being saved', () => {
  const old = { ...form, additionalInfo: [{ key: 'INSTAGRAM' as const, value: 'https://maru.example' }] };
  expect(storeProblems({ ...old, memo: 'x' }, old)).toEqual({});
});

test('server errors are shown at the field they belong to', () => {
  expect(storeFieldAt('lat')).toBe('address');
  expect(storeFieldAt('storeAdditionalInfoDTOList.0.value')).toBe('additionalInfo');
});
