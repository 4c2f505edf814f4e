import type { UserContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import type { AddressSearch } from '#server/providers/address/address-search.ts';

type Input = { address?: string | undefined; lat?: string | undefined; lng?: string | undefined };

/** If a text and a place are given, the text is used. */
export function searchAddressBy(addresses: AddressSearch) {
  return async ({ db, actor }: UserContext, { address, lat, lng }: Input) => {
    await limitTries(db, 'user: address searches', actor.userId);
    await limitTries(db, 'user: address searches in a day', actor.userId);
    return address !== undefined ? addresses.search(address) : addresses.at(Number(lat), Number(lng));
  };
}
