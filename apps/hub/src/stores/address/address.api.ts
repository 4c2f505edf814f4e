import { searchAddress } from '@maru/contract/stores/stores.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';

/** Addresses do not move while somebody fills in a form. */
const staleTime = 600_000;

const byText = (address: string) =>
  queryOptions({
    queryKey: ['addresses', 'text', address],
    queryFn: ({ signal }) => call(searchAddress, { address }, { signal }),
    staleTime,
  });

const byPlace = (lat: string, lng: string) =>
  queryOptions({
    queryKey: ['addresses', 'place', lat, lng],
    queryFn: ({ signal }) => call(searchAddress, { lat, lng }, { signal }),
    staleTime,
  });

/** Addresses that fit a text; what was found before stays until there is more. */
export function useAddressesByText(text: string) {
  return useQuery({
    ...byText(text),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}

/**
 * What stands where the pin is, and whether that is another district than the written address names. `place` is
 * `lat lng`.
 */
export function useAround(address: string, place: string) {
  const [lat = '', lng = ''] = place.split(' ');
  const there = useQuery({ ...byText(address), enabled: address !== '' });
  const { data: [here] = [] } = useQuery(byPlace(lat, lng));
  const districts = there.data?.map(({ regionCode }) => regionCode) ?? [];
  const isElsewhere = here !== undefined && districts.length > 0 && !districts.includes(here.regionCode);
  return { here, isElsewhere };
}
