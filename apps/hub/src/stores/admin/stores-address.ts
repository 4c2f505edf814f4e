import { type ApplicationStatus, applicationStatuses } from '@maru/contract/stores/application.ts';

/** What the address bar remembers of the queue: its page, counted from 1 and left out for the first. */
export type QueueAddress = { page?: number };

/** What the address bar remembers of the list of all stores, so that reload, back and sharing work. */
export type StoresAddress = QueueAddress & { q?: string; status?: ApplicationStatus };

/** Undefined takes something out. */
export type StoresChange = { [Key in keyof StoresAddress]?: StoresAddress[Key] | undefined };

export function readQueueAddress({ page }: Record<string, unknown>): QueueAddress {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= 1_000_000 ? { page: number } : {};
}

/** Reads an address that anybody may have typed: what is not known is left out. */
export function readStoresAddress(search: Record<string, unknown>): StoresAddress {
  const q = search.q === undefined ? '' : String(search.q).trim().slice(0, 100);
  const status = applicationStatuses.find((known) => known === search.status);
  return { ...(q ? { q } : {}), ...(status ? { status } : {}), ...readQueueAddress(search) };
}

/** Another search or another status begins at the first page. */
export function readdressStores(before: StoresAddress, change: StoresChange): StoresAddress {
  const isSamePlace = !('q' in change) && !('status' in change);
  return readStoresAddress({ ...before, ...(isSamePlace ? {} : { page: undefined }), ...change });
}
