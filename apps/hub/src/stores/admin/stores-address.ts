import { type ApplicationStatus, applicationStatuses } from '@maru/contract/stores/application.ts';

/** State of the queue in the address. Pages count from 1; the first is left out. */
export type QueueAddress = { page?: number };

/** State of the list of all stores in the address, so that reload, back and sharing work. */
export type StoresAddress = QueueAddress & {
  q?: string;
  status?: ApplicationStatus;
  /** Only stores that took an order in the last days. */
  active?: true;
};

/** Undefined removes a parameter. */
export type StoresChange = { [Key in keyof StoresAddress]?: StoresAddress[Key] | undefined };

export function readQueueAddress({ page }: Record<string, unknown>): QueueAddress {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= 1_000_000 ? { page: number } : {};
}

/** Parses untrusted search parameters. Unknown ones are dropped. */
export function readStoresAddress(search: Record<string, unknown>): StoresAddress {
  const q = search.q === undefined ? '' : String(search.q).trim().slice(0, 100);
  const status = applicationStatuses.find((known) => known === search.status);
  const isActive = search.active === true || search.active === 'true';
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(isActive && { active: true }),
    ...readQueueAddress(search),
  };
}

/** A change of a filter goes back to the first page. */
export function changeStoresAddress(before: StoresAddress, change: StoresChange): StoresAddress {
  const isSamePlace = Object.keys(change).every((key) => key === 'page');
  return readStoresAddress({ ...before, ...(isSamePlace ? {} : { page: undefined }), ...change });
}
