import pino from 'pino';
import { expect, test } from 'vitest';
import { answerAsKakaoLocal, openLookupServer } from '#test/stand-ins/lookup-server.ts';
import { chooseAddressSearch, withDistrictFallback } from './choose-address-search.ts';
import { kakaoLocal } from './kakao-local.ts';

const server = await openLookupServer(answerAsKakaoLocal('a rest key'));
const lookups = { kakaoRestKey: undefined, ntsServiceKey: undefined, mapTiles: undefined };
const lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });
const addresses = withDistrictFallback(kakaoLocal({ restKey: 'a rest key' }, { baseUrl: server.baseUrl }), {
  log,
});

test('with a key Kakao is used, without one the embedded districts', () => {
  expect(chooseAddressSearch({ lookups: { ...lookups, kakaoRestKey: 'key' } }, { log }).name).toBe(
    'kakao-local',
  );
  expect(chooseAddressSearch({ lookups }, { log }).name).toBe('embedded');
});

test('results of Kakao are returned', async () => {
  expect(await addresses.search('성동구 왕십리로2길 20')).toMatchObject([
    { zonecode: '04779', isApproximate: false },
  ]);
});

test('an address unknown to Kakao is found by its district', async () => {
  expect(await addresses.search('중랑구 새로난길 1')).toMatchObject([
    { roadAddress: '서울특별시 중랑구 새로난길 1', isApproximate: true },
  ]);
  expect(await addresses.search('없는 길')).toEqual([]);
  expect(await addresses.at(37.5633, 127.0371)).toMatchObject([{ roadAddress: '서울특별시 성동구' }]);
});

test('while Kakao is down the district is found, and the log has the cause without key or address', async () => {
  server.next({ http: 500, body: {} });
  expect(await addresses.search('성동구 왕십리로2길 20')).toMatchObject([{ isApproximate: true }]);
  expect(lines.join()).toContain('kakao-local: HTTP 500');
  expect(lines.join()).not.toMatch(/a rest key|왕십리로/);
});

test('while Kakao is down an unknown address is UNAVAILABLE, not missing', async () => {
  server.next('cut');
  await expect(addresses.search('왕십리로2길 20')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
