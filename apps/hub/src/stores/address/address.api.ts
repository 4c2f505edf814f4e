import { searchAddress } from '@maru/contract/stores/stores.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type FoundAddress, offerFor } from './address-value.ts';

/** Search results stay fresh for ten minutes, in ms. */
const staleTime = 600_000;

const byText = (address: string) =>
  queryOptions({
    queryKey: ['addresses', 'text', address],
    queryFn: ({ signal }) => call(searchAddress, { address }, { signal }),
    staleTime,
  });

const byPoint = (lat: string, lng: string) =>
  queryOptions({
    queryKey: ['addresses', 'point', lat, lng],
    queryFn: ({ signal }) => call(searchAddress, { lat, lng }, { signal }),
    staleTime,
  });

/** Addresses that match a text. Previous results stay until new ones arrive. */
export function useAddressesByText(text: string) {
  return useQuery({
    ...byText(text),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}

/** The address to offer for the pin at `lat lng`: set if the written address is in another district, or in none. */
export function useOffer(address: string, point: string): FoundAddress | undefined {
  const [lat = '', lng = ''] = point.split(' ');
  const there = useQuery({ ...byText(address), enabled: address !== '' });
  const here = useQuery(byPoint(lat, lng)).data?.[0];
  const isKnown = address === '' || (there.data !== undefined && !there.isFetching);
  return here && isKnown ? offerFor(address, { there: there.data ?? [], here }) : undefined;
}
