import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { searchAddress } from '@maru/contract/stores/stores.endpoints.ts';

/** Address and position in a form. */
export type AddressValue = {
  address: string;
  addressDetail: string;
  zonecode: string | null;
  lat: number;
  lng: number;
  /** Set while the pin is the centre of the district, and nobody has confirmed it. */
  isApproximate?: boolean;
};

export type FoundAddress = OutputOf<typeof searchAddress>[number];

/** Form value of a search result. The detail (floor, room) is kept. */
export function asValue(found: FoundAddress, addressDetail: string): AddressValue {
  const { roadAddress: address, zonecode, lat, lng, isApproximate } = found;
  return { address, addressDetail, zonecode, lat, lng, ...(isApproximate ? { isApproximate } : {}) };
}

/** The value with a pin set by a person, which is never approximate. */
export function withPin(value: AddressValue, point: Pick<AddressValue, 'lat' | 'lng'>): AddressValue {
  return { ...addressToSend(value), ...point };
}

/** The fields that the server takes. */
export function addressToSend({
  isApproximate,
  ...value
}: AddressValue): Omit<AddressValue, 'isApproximate'> {
  return value;
}

type Around = { there: readonly FoundAddress[]; here: FoundAddress };

/**
 * The address to offer for the pin. `there` are search results of the written address, `here` is the address at the
 * pin. Undefined if their districts match.
 */
export function offerFor(address: string, { there, here }: Around): FoundAddress | undefined {
  if (there.some(({ regionCode }) => regionCode === here.regionCode)) return undefined;
  // A street that was typed without its district is kept. A street of another district is dropped.
  const isStreet = there.length === 0 && here.isApproximate && address !== '';
  return isStreet ? { ...here, roadAddress: `${here.roadAddress} ${address}` } : here;
}
