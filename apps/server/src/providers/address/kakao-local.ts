import { z } from 'zod';
import { askJson, type Reach } from '../ask-json.ts';
import type { AddressSearch, FoundAddress } from './address-search.ts';
import { findDistrict } from './districts/find-district.ts';

const Named = z.object({ address_name: z.string() });
const RoadAddress = Named.extend({ building_name: z.string().default(''), zone_no: z.string().default('') });
/** Coordinates are texts; `b_code` is present only in a search by text. */
const Found = Named.extend({
  address_type: z.string(),
  x: z.string(),
  y: z.string(),
  address: Named.extend({ b_code: z.string().default('') }).nullish(),
  road_address: RoadAddress.nullish(),
});
const SearchAnswer = z.object({ documents: z.array(Found) });
const PointAnswer = z.object({
  documents: z.array(z.object({ address: Named.nullish(), road_address: RoadAddress.nullish() })),
});

/** Types that locate a building; the others are whole streets and districts. */
const exact = ['ROAD_ADDR', 'REGION_ADDR'];
const most = '10';

/** Address search by Kakao Local (developers.kakao.com, Local, REST API). */
export function kakaoLocal(
  { restKey }: { restKey: string },
  { baseUrl = 'https://dapi.kakao.com', longestMilliseconds }: Reach = {},
): AddressSearch {
  const ask = (path: string, query: Record<string, string>) =>
    askJson({
      provider: 'kakao-local',
      url: `${baseUrl}/v2/local/${path}?${new URLSearchParams(query)}`,
      headers: { authorization: `KakaoAK ${restKey}` },
      longestMilliseconds,
    });

  return {
    name: 'kakao-local',
    async search(text) {
      const answer = await ask('search/address.json', { query: text, analyze_type: 'similar', size: most });
      return Promise.all(SearchAnswer.parse(answer).documents.map(fromText));
    },
    async at(lat, lng) {
      const point = { x: String(lng), y: String(lat), input_coord: 'WGS84' };
      const { documents } = PointAnswer.parse(await ask('geo/coord2address.json', point));
      const regionCode = (await findDistrict(lat, lng))?.code;
      // No region: a point at sea.
      if (regionCode === undefined) return [];
      return documents.flatMap(({ address, road_address: road }) => {
        const roadAddress = road?.address_name ?? address?.address_name;
        if (roadAddress === undefined) return [];
        return [{ ...partsOf(address, road), roadAddress, lat, lng, regionCode, isApproximate: false }];
      });
    },
  };
}

async function fromText(found: z.output<typeof Found>): Promise<FoundAddress> {
  const { address, road_address: road, address_type, address_name } = found;
  const [lat, lng] = [Number(found.y), Number(found.x)];
  const code = address?.b_code.slice(0, 5);
  return {
    ...partsOf(address, road),
    roadAddress: road?.address_name ?? address_name,
    lat,
    lng,
    regionCode: code || ((await findDistrict(lat, lng))?.code ?? ''),
    isApproximate: !exact.includes(address_type),
  };
}

function partsOf(
  address: { address_name: string } | null | undefined,
  road: z.output<typeof RoadAddress> | null | undefined,
) {
  const zonecode = road?.zone_no ?? '';
  return {
    jibunAddress: address?.address_name ?? null,
    zonecode: /^\d{5}$/.test(zonecode) ? zonecode : null,
  };
}
