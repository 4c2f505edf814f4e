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

/** Draft of a store that is being opened. */
export type NewStore = {
  /** Idempotency key: a double press or a retry after a lost answer opens only one store. */
  key: string;
  basics: Basics;
  address: AddressValue | null;
  /** Typed by hand, until it has a position on the map. */
  typedAddress: Pick<AddressValue, 'address' | 'addressDetail'> | null;
  registration: Registration;
  /** The registration was postponed. Invalid input stays in the draft. */
  isRegistrationLater: boolean;
  /** Whether each article is ticked, by id. */
  answers: Readonly<Record<string, boolean>>;
  /** The name in the last request, to find the store after a lost answer. */
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
    basics: { name: '', category: null, phone: '', phoneExtension: '' },
    address: null,
    typedAddress: null,
    registration: emptyRegistration,
    isRegistrationLater: false,
    answers: {},
    sentName: null,
  };
}

/** Whether the draft differs from an empty one, so that input could be lost. */
export function isStarted(store: NewStore): boolean {
  return JSON.stringify({ ...store, key: '' }) !== JSON.stringify({ ...emptyNewStore(), key: '' });
}

/** The step to show: the wanted one, or an earlier one that is not done. */
export function newStoreStepOf(store: NewStore, wanted: FormStep): FormStep {
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

/**
 * The request; undefined while a step is not done. The application is submitted at once; the registration may follow.
 */
export function requestOf(
  store: NewStore,
  answers: readonly Answer[],
): InputOf<typeof registerStore> | undefined {
  const { basics, address, registration } = store;
  if (basics.category === null || address === null || newStoreStepOf(store, 'terms') !== 'terms')
    return undefined;
  return {
    ...basics,
    category: basics.category,
    ...addressToSend(address),
    ...registrationGiven(registration),
    submit: true,
    termsAndConditionAgreementsResponse: { termsAndConditionAgreementResponseList: [...answers] },
  };
}

/** After a definite refusal no store was opened, and its key is used up. The next request needs a new one. */
export function afterRefusal(error: unknown): Pick<NewStore, 'key' | 'sentName'> | undefined {
  const mayBeOpened = !isApiError(error) || error.http >= 500 || error.code === 'REQUEST_IN_PROGRESS';
  return mayBeOpened ? undefined : { key: newKey(), sentName: null };
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Key of a person's draft in localStorage. */
export const storageKey = (userId: string) => `maru.new-store.${userId}`;

/** Stored per person on the device, so that a draft survives a reload and a closed browser. */
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

export function saveNewStore(storage: DraftStorage, userId: string, store: NewStore) {
  try {
    const text = JSON.stringify(store);
    if (!isStarted(store)) storage.removeItem(storageKey(userId));
    // Skips drafts received from another tab, so that its newer changes are not overwritten.
    else if (storage.getItem(storageKey(userId)) !== text) storage.setItem(storageKey(userId), text);
  } catch {
    // Without storage the draft lasts as long as the tab.
  }
}
