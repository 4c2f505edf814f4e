import { z } from 'zod';
import { askJson, type Reach } from '../ask-json.ts';
import { type BusinessFinding, type BusinessRegistry, digitsOf } from './business-registry.ts';

/** The codes are empty if the number is not registered. */
const Answer = z.object({
  status_code: z.literal('OK'),
  data: z.array(z.object({ b_no: z.string(), b_stt_cd: z.string(), tax_type_cd: z.string() })),
});

const statuses: Readonly<Record<string, BusinessFinding['status']>> = {
  '01': 'ACTIVE',
  '02': 'SUSPENDED',
  '03': 'CLOSED',
};

/** 03 and 07 are kinds of simplified taxation; 05 and 06 do not pay VAT. */
const taxTypes: Readonly<Record<string, BusinessFinding['taxType']>> = {
  '01': 'GENERAL',
  '02': 'SIMPLIFIED',
  '03': 'SIMPLIFIED',
  '04': 'EXEMPT',
  '05': 'OTHER',
  '06': 'OTHER',
  '07': 'SIMPLIFIED',
};

/** The National Tax Service (data.go.kr, 국세청_사업자등록정보 진위확인 및 상태조회). The key is part of the URL. */
export function ntsRegistry(
  { serviceKey }: { serviceKey: string },
  { baseUrl = 'https://api.odcloud.kr', longestMilliseconds = 10_000 }: Reach = {},
): BusinessRegistry {
  return {
    name: 'nts',
    async check(businessNumber) {
      const digits = digitsOf(businessNumber);
      const answer = await askJson({
        provider: 'nts',
        url: `${baseUrl}/api/nts-businessman/v1/status?${new URLSearchParams({ serviceKey: decoded(serviceKey) })}`,
        body: { b_no: [digits] },
        longestMilliseconds,
      });
      const { success, data } = Answer.safeParse(answer);
      const said = success ? data.data.find(({ b_no }) => b_no === digits) : undefined;
      if (!said) throw new Error('nts: said nothing of the number');
      const status = said.b_stt_cd === '' ? 'UNREGISTERED' : statuses[said.b_stt_cd];
      if (!status) throw new Error('nts: a status that is not documented');
      return { status, taxType: taxTypes[said.tax_type_cd] ?? null };
    },
  };
}

/** data.go.kr shows the same key in two forms, one of them URL-encoded. */
function decoded(serviceKey: string): string {
  return serviceKey.includes('%') ? decodeURIComponent(serviceKey) : serviceKey;
}
