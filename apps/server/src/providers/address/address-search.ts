import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { searchAddress } from '@maru/contract/stores/stores.endpoints.ts';

export type FoundAddress = OutputOf<typeof searchAddress>[number];

export type AddressSearch = {
  name: string;
  /** Addresses that match a text, best first; throws if the service did not answer. */
  search(text: string): Promise<FoundAddress[]>;
  /** The address at a place: one, or none far from Korea. */
  at(lat: number, lng: number): Promise<FoundAddress[]>;
};
