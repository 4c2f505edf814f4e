import type { InputOf } from '@maru/contract/endpoint.ts';
import type { registerStore } from '@maru/contract/store-access/store-access.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { newKey } from '@maru/web/new-key.ts';
import { type AddressValue, addressToSend } from '#hub/stores/address/address-value.ts';
import { type Basics, basicsProblems } from '#hub/stores/fields/basics-problems.ts';
import {
  type Registration,
  registrationGiven,
  registrationProblems,
} from '#hub/stores/fields/registration-problems.ts';
import { type FormStep, formSteps } from './form-steps.ts';

/** A store that is being opened, as far as it has come. */
export type NewStore = {
  /** Idempotency key: sending it twice, or again after a lost answer, opens one store. */
  key: string;
  basics: Basics;
  address: AddressValue | null;
  /** Written by hand, as long as it has no place on the map. */
  typedAddress: Pick<AddressValue, 'address' | 'addressDetail'> | null;
  registration: Registration;
  /** The rest of the registration follows; what was typed wrongly of it stays here. */
  isRegistrationLater: boolean;
  /** Ids of articles of the terms to whether they are ticked. */
  answers: Readonly<Record<string, boolean>>;
  /** The name under which it was sent last, by which a lost answer is found. */
  sentName: string | null;
};

const emptyRegistration: Registration = {
  businessNumber: '',
  businessName: '',
  ownerName: '',
  openedOn: '',
  registrationImageKey: null,
};

export function emptyNewStore(): NewStore {
  return {
    key: newKey(),
    basics: { name: '', category: null, phone: '' },
    address: null,
    typedAddress: null,
    registration: emptyRegistration,
    isRegistrationLater: false,
    answers: {},
    sentName: null,
  };
}

/** Whether there is something to lose. */
export function isStarted(store: NewStore): boolean {
  return JSON.stringify({ ...store, key: '' }) !== JSON.stringify({ ...emptyNewStore(), key: '' });
}

/** The step to show: the wanted one, or the first before it that is not done. */
export function stepOf(store: NewStore, wanted: FormStep): FormStep {
  const upTo = formSteps.slice(0, formSteps.indexOf(wanted));
  return upTo.find((step) => !isDone(store, step)) ?? wanted;
}

export function isDone(store: NewStore, step: FormStep): boolean {
  if (step === 'basics') return Object.keys(basicsProblems(store.basics)).length === 0;
  if (step === 'address') {
    const { address } = store;
    return address !== null && address.address.trim() !== '' && !address.isApproximate;
  }
  if (step === 'registration') {
    return store.isRegistrationLater || Object.keys(registrationProblems(store.registration)).length === 0;
  }
  return false;
}

type Answer = { articlesId: string; agreed: boolean };

/** What is sent; undefined while a step before is not done. Handed in at once, the registration may follow. */
export function requestOf(
  store: NewStore,
  answers: readonly Answer[],
): InputOf<typeof registerStore> | undefined {
  const { basics, address, registration } = store;
  if (basics.category === null || address === null || stepOf(store, 'terms') !== 'terms') return undefined;
  return {
    ...basics,
    category: basics.category,
    ...addressToSend(address),
    ...registrationGiven(registration),
    submit: true,
    termsAndConditionAgreementsResponse: { termsAndConditionAgreementResponseList: [...answers] },
  };
}

/** A refusal is kept under its key, and opened nothing: what is sent next is another request. */
export function afterRefusal(error: unknown): Pick<NewStore, 'key' | 'sentName'> | undefined {
  const mayBeOpened = !isApiError(error) || error.http >= 500 || error.code === 'REQUEST_IN_PROGRESS';
  return mayBeOpened ? undefined : { key: newKey(), sentName: null };
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a person's draft is kept. */
export const storageKey = (userId: string) => `maru.new-store.${userId}`;

/** Kept per person on the device, so that it outlives a reload and a closed browser. */
export function readNewStore(storage: DraftStorage, userId: string): NewStore {
  const empty = emptyNewStore();
  try {
    const kept = JSON.parse(storage.getItem(storageKey(userId)) ?? '{}') as Partial<NewStore>;
    return {
      ...empty,
      ...kept,
      basics: { ...empty.basics, ...kept.basics },
      registration: { ...empty.registration, ...kept.registration },
    };
  } catch {
    return empty;
  }
}

export function keepNewStore(storage: DraftStorage, userId: string, store: NewStore) {
  try {
    const text = JSON.stringify(store);
    if (!isStarted(store)) storage.removeItem(storageKey(userId));
    // What came from another tab is not written back over what that has written since.
    else if (storage.getItem(storageKey(userId)) !== text) storage.setItem(storageKey(userId), text);
  } catch {
    // A device without room keeps it for as long as the tab is open.
  }
}
