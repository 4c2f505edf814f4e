import { ApiError } from '@maru/web/api-error.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { expect, test, vi } from 'vitest';
import {
  afterRefusal,
  emptyNewStore,
  isStarted,
  type NewStore,
  newStoreStepOf,
  readNewStore,
  requestOf,
  saveNewStore,
} from './new-store.ts';

const address = { address: 'Seoul', addressDetail: '', zonecode: null, lat: 37.5, lng: 127 };
const filled: NewStore = {
  ...emptyNewStore(),
  basics: { name: 'Maru', category: 'CAFE', phone: '02-123-4567', phoneExtension: '12' },
  address,
};

function device() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a draft survives a closed browser with its key, and belongs to one person', () => {
  const storage = device();
  saveNewStore(storage, 'haru', filled);
  expect(readNewStore(storage, 'haru')).toEqual(filled);
  expect(isStarted(readNewStore(storage, 'bada'))).toBe(false);
});

test('a discarded draft leaves nothing', () => {
  const storage = device();
  saveNewStore(storage, 'haru', filled);
  saveNewStore(storage, 'haru', emptyNewStore());
  expect(storage.getItem('maru.new-store.haru')).toBeNull();
});

test('a draft that was only read is not saved again, so that it cannot overwrite changes of another tab', () => {
  const storage = device();
  saveNewStore(storage, 'haru', filled);
  const setItem = vi.fn();
  saveNewStore({ ...storage, setItem }, 'haru', readNewStore(storage, 'haru'));
  expect(setItem).not.toHaveBeenCalled();
});

test('after a refusal the key changes, after a lost answer it stays', () => {
  const refused = (http: number, status: 'TERMS_NOT_AGREED' | 'REQUEST_IN_PROGRESS' | 'INTERNAL') =>
    afterRefusal(new ApiError(http, { status, message: '' } as never));
  expect(refused(409, 'TERMS_NOT_AGREED')?.key).not.toBe(filled.key);
  expect(refused(409, 'REQUEST_IN_PROGRESS')).toBeUndefined();
  expect(refused(500, 'INTERNAL')).toBeUndefined();
  expect(afterRefusal(new NetworkError('network'))).toBeUndefined();
});

test('an unreadable draft starts over', () => {
  const storage = device();
  storage.setItem('maru.new-store.haru', '{"basics":');
  expect(isStarted(readNewStore(storage, 'haru'))).toBe(false);
});

test('a step opens only after the steps before it are done', () => {
  expect(newStoreStepOf(emptyNewStore(), 'terms')).toBe('basics');
  expect(newStoreStepOf({ ...filled, address: null }, 'terms')).toBe('address');
  expect(newStoreStepOf({ ...filled, address: { ...address, isApproximate: true } }, 'terms')).toBe(
    'address',
  );
  expect(newStoreStepOf(filled, 'terms')).toBe('terms');
});

test('spec 3 · the registration can be added later, even if what was typed of it is wrong', () => {
  const wrong = {
    ...filled,
    registration: { ...filled.registration, businessNumber: '123-45-67890', ownerName: '한사장' },
  };
  expect(newStoreStepOf(wrong, 'terms')).toBe('registration');
  const later = { ...wrong, isRegistrationLater: true };
  expect(newStoreStepOf(later, 'terms')).toBe('terms');
  expect(requestOf(later, [])).not.toHaveProperty('businessNumber');
  expect(requestOf(later, [])).toMatchObject({ ownerName: '한사장' });
});

test('filled fields are sent, empty ones left out, and the application is submitted', () => {
  const registration = { ...filled.registration, businessNumber: '111-11-11119' };
  const answers = [{ articlesId: 'a1', agreed: true }];
  expect(requestOf({ ...filled, registration }, answers)).toEqual({
    name: 'Maru',
    category: 'CAFE',
    phone: '02-123-4567',
    phoneExtension: '12',
    ...address,
    businessNumber: '111-11-11119',
    submit: true,
    termsAndConditionAgreementsResponse: { termsAndConditionAgreementResponseList: answers },
  });
});
