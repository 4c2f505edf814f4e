import type { InputOf } from '@maru/contract/endpoint.ts';
import type { Store, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import type { Registration } from '#hub/stores/fields/registration-problems.ts';

type Changes = Omit<InputOf<typeof updateStore>, 'storeId' | 'version'>;

/** The form's values: those of the pending change, if there is one, else the present ones. */
export function registrationOf(store: Store): Registration {
  const { openedOn, registrationChange: change } = store;
  const waiting = change?.state === 'WAITING' ? change : undefined;
  const { businessNumber, businessName, ownerName } = waiting ?? store;
  const registrationImageKey = waiting?.registrationImageKey ?? store.registrationImageKey;
  return {
    businessNumber: businessNumber ?? '',
    businessName: businessName ?? '',
    ownerName: ownerName ?? '',
    openedOn: openedOn ?? '',
    registrationImageKey,
  };
}

/** Fields that were saved and are now empty. Saved values can be changed but not removed. */
export function emptiedOf(values: Registration, saved: Registration): (keyof Registration)[] {
  const names = Object.keys(saved) as (keyof Registration)[];
  return names.filter((name) => saved[name] && !values[name]?.trim());
}

export function registrationChangesOf(changes: Partial<Registration>): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value?.trim()));
}
