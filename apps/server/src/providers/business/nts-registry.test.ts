import { beforeEach, expect, test } from 'vitest';
import { answerAsNts, openLookupServer } from '#test/stand-ins/lookup-server.ts';
import { ntsRegistry } from './nts-registry.ts';

const serviceKey = 'a+service/key==';
const said = {
  '1111111119': { b_stt: '계속사업자', b_stt_cd: '01', tax_type: '부가가치세 일반과세자', tax_type_cd: '01' },
  '1208147521': { b_stt: '휴업자', b_stt_cd: '02', tax_type: '부가가치세 간이과세자', tax_type_cd: '02' },
  '2222222227': { b_stt: '계속사업자', b_stt_cd: '01', tax_type: '부가가치세 면세사업자', tax_type_cd: '04' },
  '3333333336': {
    b_stt: '폐업자',
    b_stt_cd: '03',
    tax_type: '부가가치세 일반과세자',
    tax_type_cd: '01',
    end_dt: '20251231',
  },
};
const server = await openLookupServer(answerAsNts({ serviceKey, said }));
const nts = ntsRegistry({ serviceKey }, { baseUrl: server.baseUrl });

beforeEach(() => {
  server.calls.length = 0;
});

async function failureOf(asking: Promise<unknown>): Promise<string> {
  return asking.then(
    () => 'was answered',
    (error: Error) => error.message,
  );
}

test.each([
  ['111-11-11119', { status: 'ACTIVE', taxType: 'GENERAL' }],
  ['120-81-47521', { status: 'SUSPENDED', taxType: 'SIMPLIFIED' }],
  ['222-22-22227', { status: 'ACTIVE', taxType: 'EXEMPT' }],
  ['333-33-33336', { status: 'CLOSED', taxType: 'GENERAL' }],
  ['123-45-67891', { status: 'UNREGISTERED', taxType: null }],
])('the tax office answers for %s: %o', async (number, expected) => {
  expect(await nts.check(number)).toEqual(expected);
  expect(server.calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/nts-businessman/v1/status',
      body: { b_no: [number.replaceAll('-', '')] },
      headers: { 'content-type': 'application/json' },
    },
  ]);
});

test.each([
  ['03', 'SIMPLIFIED'],
  ['05', 'OTHER'],
  ['06', 'OTHER'],
  ['07', 'SIMPLIFIED'],
  ['99', null],
])('tax type %s is %s', async (tax_type_cd, taxType) => {
  const data = [{ b_no: '1111111119', b_stt_cd: '01', tax_type_cd }];
  server.next({ http: 200, body: { status_code: 'OK', data } });
  expect(await nts.check('1111111119')).toEqual({ status: 'ACTIVE', taxType });
});

test('the key works in both forms that data.go.kr shows', async () => {
  const encoded = ntsRegistry({ serviceKey: encodeURIComponent(serviceKey) }, { baseUrl: server.baseUrl });
  expect(await encoded.check('1111111119')).toMatchObject({ status: 'ACTIVE' });
});

test('an error tells the cause, but not the key, which is part of the URL', async () => {
  const wrong = ntsRegistry({ serviceKey: 'another' }, { baseUrl: server.baseUrl });
  expect(await failureOf(wrong.check('1111111119'))).toBe('nts: HTTP 401');
  server.next('cut');
  expect(await failureOf(nts.check('1111111119'))).toMatch(
    /^nts: no answer \((ECONNRESET|UND_ERR_SOCKET)\)$/,
  );
  server.next({ http: 200, body: '<OpenAPI_ServiceResponse>' });
  expect(await failureOf(nts.check('1111111119'))).toBe('nts: answered no JSON');
});

test.each([
  { status_code: 'OK', data: [] },
  { status_code: 'OK', data: [{ b_no: '2222222227', b_stt_cd: '01', tax_type_cd: '01' }] },
  { status_code: 'TOO_LARGE_REQUEST' },
  { code: -401, msg: 'x' },
])('an answer without the number is an error: %o', async (body) => {
  server.next({ http: 200, body });
  expect(await failureOf(nts.check('1111111119'))).toBe('nts: said nothing of the number');
});

test('an undocumented status is an error', async () => {
  const data = [{ b_no: '1111111119', b_stt_cd: '09', tax_type_cd: '01' }];
  server.next({ http: 200, body: { status_code: 'OK', data } });
  expect(await failureOf(nts.check('1111111119'))).toBe('nts: a status that is not documented');
});

test('a missing answer times out', async () => {
  server.next('hang');
  const hasty = ntsRegistry({ serviceKey }, { baseUrl: server.baseUrl, longestMilliseconds: 50 });
  expect(await failureOf(hasty.check('1111111119'))).toBe('nts: no answer (TimeoutError)');
});
