import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { searchAddress } from '@maru/contract/stores/stores.endpoints.ts';

/** Where a store is, as its form keeps it. */
export type AddressValue = {
  address: string;
  addressDetail: string;
  zonecode: string | null;
  lat: number;
  lng: number;
  /** The pin stands in the middle of the district, and nobody has said yet that it may. */
  isApproximate?: boolean;
};

export type FoundAddress = OutputOf<typeof searchAddress>[number];

/** What a found address makes of the form; floor and room stay. */
export function asValue(found: FoundAddress, addressDetail: string): AddressValue {
  const { roadAddress: address, zonecode, lat, lng, isApproximate } = found;
  return { address, addressDetail, zonecode, lat, lng, ...(isApproximate ? { isApproximate } : {}) };
}

/** A pin that was put where it stands by a person. */
export function withPin(value: AddressValue, point: Pick<AddressValue, 'lat' | 'lng'>): AddressValue {
  return { ...addressToSend(value), ...point };
}

/** An address as the server takes it. */
export function addressToSend({
  isApproximate,
  ...value
}: AddressValue): Omit<AddressValue, 'isApproximate'> {
  return value;
}

type Around = { there: readonly FoundAddress[]; here: FoundAddress };

/** `there` is what the written address may mean, `here` what stands where the pin is; undefined where they agree. */
export function offerFor(address: string, { there, here }: Around): FoundAddress | undefined {
  if (there.some(({ regionCode }) => regionCode === here.regionCode)) return undefined;
  // A street without its district is kept; one of another district is not in this one.
  const isStreet = there.length === 0 && here.isApproximate && address !== '';
  return isStreet ? { ...here, roadAddress: `${here.roadAddress} ${address}` } : here;
}
