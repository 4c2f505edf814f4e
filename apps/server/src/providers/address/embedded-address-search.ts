import type { AddressSearch, FoundAddress } from './address-search.ts';
import { findDistrict } from './districts/find-district.ts';
import { listDistricts } from './districts/list-districts.ts';
import type { District } from './districts/read-districts.ts';

/**
 * Knows the districts of Korea and nothing smaller. The text after the district is taken as typed, and the pin is in
 * the middle of the district until somebody moves it.
 */
export const embeddedAddressSearch: AddressSearch = {
  name: 'embedded',
  async search(text) {
    const matches = await listDistricts(text);
    return matches.map(({ district, rest }) => addressIn(district, { rest, point: district.centre }));
  },
  async at(lat, lng) {
    const district = await findDistrict(lat, lng);
    return district ? [addressIn(district, { rest: '', point: { lat, lng } })] : [];
  },
};

function addressIn(
  { fullName, code }: District,
  { rest, point }: { rest: string; point: { lat: number; lng: number } },
): FoundAddress {
  const roadAddress = `${fullName} ${rest}`.trim();
  return { roadAddress, jibunAddress: null, zonecode: null, ...point, regionCode: code, isApproximate: true };
}
