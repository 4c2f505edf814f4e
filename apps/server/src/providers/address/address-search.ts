import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { searchAddress } from '@maru/contract/stores/stores.endpoints.ts';

export type FoundAddress = OutputOf<typeof searchAddress>[number];

export type AddressSearch = {
  name: string;
  /** Addresses that fit a text, the best first; throws where nobody could be asked. */
  search(text: string): Promise<FoundAddress[]>;
  /** What stands at a place: one, or none far from Korea. */
  at(lat: number, lng: number): Promise<FoundAddress[]>;
};
