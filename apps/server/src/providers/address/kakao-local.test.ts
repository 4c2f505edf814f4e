import { beforeEach, expect, test } from 'vitest';
import { answerAsKakaoLocal, openLookupServer } from '#test/stand-ins/lookup-server.ts';
import { kakaoLocal } from './kakao-local.ts';

const server = await openLookupServer(answerAsKakaoLocal('a rest key'));
const kakao = kakaoLocal({ restKey: 'a rest key' }, { baseUrl: server.baseUrl });

beforeEach(() => {
  server.calls.length = 0;
});

async function failureOf(asking: Promise<unknown>): Promise<string> {
  return asking.then(
    () => 'was answered',
    (error: Error) => error.message,
  );
}

test('a building is found with both addresses, postcode, coordinates and district', async () => {
  expect(await kakao.search('성동구 왕십리로2길 20')).toEqual([
    {
      roadAddress: '서울 성동구 왕십리로2길 20',
      jibunAddress: '서울 성동구 성수동1가 685-20',
      zonecode: '04779',
      lat: 37.545061,
      lng: 127.044659,
      regionCode: '11200',
      isApproximate: false,
    },
  ]);
  expect(server.calls).toMatchObject([
    {
      method: 'GET',
      path: '/v2/local/search/address.json',
      query: { query: '성동구 왕십리로2길 20', analyze_type: 'similar', size: '10' },
      headers: { authorization: 'KakaoAK a rest key' },
    },
  ]);
});

test('a part of town is found', async () => {
  expect(await kakao.search('성동구 성수동')).toMatchObject([
    {
      roadAddress: '서울 성동구 성수동1가',
      zonecode: null,
      regionCode: '11200',
      isApproximate: true,
    },
  ]);
});

test('a street without a code gets the district around it', async () => {
  const street = { address_name: '서울 성동구 왕십리로', address_type: 'ROAD', x: '127.04', y: '37.55' };
  const road_address = { address_name: '서울 성동구 왕십리로', building_name: '', zone_no: '' };
  server.next({ http: 200, body: { meta: {}, documents: [{ ...street, address: null, road_address }] } });
  expect(await kakao.search('성동구 왕십리로')).toMatchObject([
    { jibunAddress: null, zonecode: null, regionCode: '11200', isApproximate: true },
  ]);
});

test('the address at a place is found with the requested coordinates', async () => {
  expect(await kakao.at(37.545061, 127.044659)).toEqual([
    {
      roadAddress: '서울 성동구 왕십리로2길 20',
      jibunAddress: '서울 성동구 성수동1가 685-20',
      zonecode: '04779',
      lat: 37.545061,
      lng: 127.044659,
      regionCode: '11200',
      isApproximate: false,
    },
  ]);
  expect(server.calls[0]).toMatchObject({
    path: '/v2/local/geo/coord2address.json',
    query: { x: '127.044659', y: '37.545061', input_coord: 'WGS84' },
  });
});

test('nothing is found at a place without an address', async () => {
  expect(await kakao.at(37.6, 127.1)).toEqual([]);
  expect(await kakao.search('없는 길')).toEqual([]);
});

test('an error tells the cause, but neither the key nor the query', async () => {
  const other = kakaoLocal({ restKey: 'another key' }, { baseUrl: server.baseUrl });
  expect(await failureOf(other.search('성동구'))).toBe('kakao-local: HTTP 401');
  server.next({ http: 429, body: {} });
  expect(await failureOf(kakao.search('성동구'))).toBe('kakao-local: HTTP 429');
  server.next({ http: 200, body: '<html>a proxy</html>' });
  expect(await failureOf(kakao.search('성동구'))).toBe('kakao-local: answered no JSON');
  server.next('cut');
  expect(await failureOf(kakao.search('성동구'))).toMatch(
    /^kakao-local: no answer \((ECONNRESET|UND_ERR_SOCKET)\)$/,
  );
  server.next({ http: 307, body: {}, headers: { location: `${server.baseUrl}/elsewhere` } });
  expect(await failureOf(kakao.search('성동구'))).toMatch(/^kakao-local: no answer/);
});

test('an answer of another shape is an error', async () => {
  server.next({ http: 200, body: { documents: [{ x: 127, y: 37 }] } });
  expect(await failureOf(kakao.search('성동구'))).not.toBe('was answered');
});

test('a missing answer times out', async () => {
  server.next('hang');
  const hasty = kakaoLocal({ restKey: 'a rest key' }, { baseUrl: server.baseUrl, longestMilliseconds: 50 });
  expect(await failureOf(hasty.search('성동구'))).toBe('kakao-local: no answer (TimeoutError)');
});
