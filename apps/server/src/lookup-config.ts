import { z } from 'zod';

const key = z.string().trim().min(1);

/** Keys of those who look things up for us; without one what is embedded answers. */
export const lookupEnvironment = {
  KAKAO_REST_KEY: key.optional(),
  NTS_SERVICE_KEY: key.optional(),
};

export type LookupConfig = { kakaoRestKey: string | undefined; ntsServiceKey: string | undefined };

type Values = z.output<ReturnType<typeof z.object<typeof lookupEnvironment>>>;

export function lookupsOf({ KAKAO_REST_KEY, NTS_SERVICE_KEY }: Values): LookupConfig {
  return { kakaoRestKey: KAKAO_REST_KEY, ntsServiceKey: NTS_SERVICE_KEY };
}
