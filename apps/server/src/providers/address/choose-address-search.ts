import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import { fail } from '#server/http/refusal.ts';
import type { AddressSearch, FoundAddress } from './address-search.ts';
import { embeddedAddressSearch } from './embedded-address-search.ts';
import { kakaoLocal } from './kakao-local.ts';

/** Kakao Local if a key is configured, else the embedded districts. */
export function chooseAddressSearch(
  { lookups: { kakaoRestKey } }: Pick<Config, 'lookups'>,
  { log }: { log: FastifyBaseLogger },
): AddressSearch {
  if (kakaoRestKey === undefined) return embeddedAddressSearch;
  return withDistrictFallback(kakaoLocal({ restKey: kakaoRestKey }), { log });
}

/**
 * Falls back to the embedded districts if Kakao is down or does not know an address, such as a new street. If Kakao is
 * down and no district matches, it is unknown whether the address exists: refuses with UNAVAILABLE.
 */
export function withDistrictFallback(
  search: AddressSearch,
  { log }: { log: FastifyBaseLogger },
): AddressSearch {
  async function first(
    ask: () => Promise<FoundAddress[]>,
    askHere: () => Promise<FoundAddress[]>,
  ): Promise<FoundAddress[]> {
    const found = await ask().catch((error: unknown) => {
      log.warn({ err: error }, 'address search failed');
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
