import type { MapTiles } from '@maru/contract/rendered-page.ts';
import { z } from 'zod';

const key = z.string().trim().min(1);
const tiles = z
  .url({ protocol: /^https?$/ })
  .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), 'lacks {z}, {x} or {y}');

/** Outside look-up services; without them the embedded data is used. */
export const lookupEnvironment = {
  KAKAO_REST_KEY: key.optional(),
  NTS_SERVICE_KEY: key.optional(),
  MAP_TILES_URL: tiles.optional(),
  MAP_TILES_ATTRIBUTION: z.string().trim().min(1).optional(),
};

export type LookupConfig = {
  kakaoRestKey: string | undefined;
  ntsServiceKey: string | undefined;
  mapTiles: MapTiles | undefined;
};

type Values = z.output<ReturnType<typeof z.object<typeof lookupEnvironment>>>;

/** Providers of map tiles require attribution. */
export function lookupProblems({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }: Values): string[] {
  return MAP_TILES_URL && !MAP_TILES_ATTRIBUTION ? ['MAP_TILES_ATTRIBUTION: missing'] : [];
}

/** Call it only if nothing is missing. */
export function lookupsOf(values: Values): LookupConfig {
  const { KAKAO_REST_KEY, NTS_SERVICE_KEY, MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = values;
  return {
    kakaoRestKey: KAKAO_REST_KEY,
    ntsServiceKey: NTS_SERVICE_KEY,
    mapTiles: url && attribution ? { url, attribution } : undefined,
  };
}
