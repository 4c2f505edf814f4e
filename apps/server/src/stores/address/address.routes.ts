import * as wire from '@maru/contract/stores/stores.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { AddressSearch } from '#server/providers/address/address-search.ts';
import { searchAddressBy } from './search-address.ts';

export const addressRoutes = (addresses: AddressSearch) => [
  route(wire.searchAddress, searchAddressBy(addresses)),
];
