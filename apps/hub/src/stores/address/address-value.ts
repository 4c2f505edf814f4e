import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { searchAddress } from '@maru/contract/stores/stores.endpoints.ts';

/** Where a store is, as its form keeps it. */
export type AddressValue = {
  address: string;
  addressDetail: string;
  zonecode: string | null;
  lat: number;
  lng: number;
};

export type FoundAddress = OutputOf<typeof searchAddress>[number];

/** What a found address makes of the form; floor and room stay. */
export function asValue(found: FoundAddress, addressDetail: string): AddressValue {
  const { roadAddress: address, zonecode, lat, lng } = found;
  return { address, addressDetail, zonecode, lat, lng };
}
