import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import { fail } from '#server/http/refusal.ts';
import type { AddressSearch, FoundAddress } from './address-search.ts';
import { embeddedAddressSearch } from './embedded-address-search.ts';
import { kakaoLocal } from './kakao-local.ts';

/** Who finds addresses: Kakao Local where there is a key, else the districts that came with us. */
export function chooseAddressSearch(
  { lookups: { kakaoRestKey } }: Pick<Config, 'lookups'>,
  { log }: { log: FastifyBaseLogger },
): AddressSearch {
  if (kakaoRestKey === undefined) return embeddedAddressSearch;
  return orTheDistrict(kakaoLocal({ restKey: kakaoRestKey }), { log });
}

/**
 * A store is opened also while Kakao is away, and in a new street that it does not know yet: the district is found here
 * then. Where that is none either, nobody knows whether there is such an address.
 */
export function orTheDistrict(search: AddressSearch, { log }: { log: FastifyBaseLogger }): AddressSearch {
  async function first(
    ask: () => Promise<FoundAddress[]>,
    askHere: () => Promise<FoundAddress[]>,
  ): Promise<FoundAddress[]> {
    const found = await ask().catch((error: unknown) => {
      log.warn({ err: error }, 'address search');
      return undefined;
    });
    if (found && found.length > 0) return found;
    const here = await askHere();
    return found || here.length > 0 ? here : fail('UNAVAILABLE');
  }
  return {
    name: search.name,
    search: (text) =>
      first(
        () => search.search(text),
        () => embeddedAddressSearch.search(text),
      ),
    at: (lat, lng) =>
      first(
        () => search.at(lat, lng),
        () => embeddedAddressSearch.at(lat, lng),
      ),
  };
}
