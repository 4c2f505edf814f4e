import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAtEnd } from '../close-at-end.ts';

export type LookupCall = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: unknown;
};
type Answer = { http: number; body: object | string; headers?: Record<string, string> };
/** The next answer instead of the documented one; `hang` never answers. */
type Mood = Answer | 'hang' | 'cut';

/** A look-up provider on this machine. Answers with `answer` unless a mood is set for the next call. */
export async function openLookupServer(answer: (call: LookupCall) => Answer) {
  const calls: LookupCall[] = [];
  const moods: Mood[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? '', 'http://lookup');
    const call = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const mood = moods.shift() ?? answer(call);
    if (mood === 'hang') return;
    if (mood === 'cut') return void response.destroy();
    response.writeHead(mood.http, { 'content-type': 'application/json', ...mood.headers });
    response.end(typeof mood.body === 'string' ? mood.body : JSON.stringify(mood.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  closeAtEnd(close);
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    next: (mood: Mood) => void moods.push(mood),
    close,
  };
}

const seongsu = {
  address_name: '서울 성동구 성수동1가 685-20',
  b_code: '1120011400',
  h_code: '1120065000',
  main_address_no: '685',
  mountain_yn: 'N',
  region_1depth_name: '서울',
  region_2depth_name: '성동구',
  region_3depth_h_name: '성수1가1동',
  region_3depth_name: '성수동1가',
  sub_address_no: '20',
  x: '127.044659',
  y: '37.545061',
};
const wangsimni = {
  address_name: '서울 성동구 왕십리로2길 20',
  building_name: '카우앤독빌딩',
  main_building_no: '20',
  region_1depth_name: '서울',
  region_2depth_name: '성동구',
  region_3depth_name: '성수동1가',
  road_name: '왕십리로2길',
  sub_building_no: '',
  underground_yn: 'N',
  x: '127.044659',
  y: '37.545061',
  zone_no: '04779',
};
const dong = { ...seongsu, address_name: '서울 성동구 성수동1가', main_address_no: '', sub_address_no: '' };

/** Kakao Local as documented on developers.kakao.com, with one building and one neighbourhood. */
export function answerAsKakaoLocal(restKey: string) {
  return ({ path, query, headers }: LookupCall): Answer => {
    if (headers.authorization !== `KakaoAK ${restKey}`)
      return { http: 401, body: { errorType: 'AccessDeniedError', message: 'cannot find appkey' } };
    if (path === '/v2/local/geo/coord2address.json') {
      // Only a text search returns coordinates and codes.
      const { address_name, main_address_no, mountain_yn, region_1depth_name } = seongsu;
      const address = { address_name, main_address_no, mountain_yn, region_1depth_name, zip_code: '' };
      const found = query.x === '127.044659' ? [{ address, road_address: wangsimni }] : [];
      return { http: 200, body: { meta: { total_count: found.length }, documents: found } };
    }
    if (path !== '/v2/local/search/address.json' || !query.query)
      return { http: 400, body: { errorType: 'MissingParameter', message: 'query parameter required' } };

    const place = { x: seongsu.x, y: seongsu.y };
    const found = query.query.includes('왕십리로2길')
      ? { ...place, address_name: wangsimni.address_name, address_type: 'ROAD_ADDR', address: seongsu }
      : { ...place, address_name: dong.address_name, address_type: 'REGION', address: dong };
    const road_address = found.address_type === 'ROAD_ADDR' ? wangsimni : null;
    const documents = query.query.includes('성동구') ? [{ ...found, road_address }] : [];
    const meta = { is_end: true, pageable_count: documents.length, total_count: documents.length };
    return { http: 200, body: { meta, documents } };
  };
}

/** The National Tax Service's status call as documented on data.go.kr. */
export function answerAsNts({ serviceKey, said }: { serviceKey: string; said: Record<string, object> }) {
  return ({ method, path, query, body }: LookupCall): Answer => {
    if (query.serviceKey !== serviceKey)
      return { http: 401, body: { code: -4, msg: '등록되지 않은 인증키 입니다.' } };
    if (method !== 'POST' || path !== '/api/nts-businessman/v1/status')
      return { http: 404, body: { code: -2, msg: 'INVALID_PATH' } };

    const numbers = (body as { b_no: string[] }).b_no;
    const unknown = {
      ...{
        b_stt: '',
        b_stt_cd: '',
        tax_type: '국세청에 등록되지 않은 사업자등록번호입니다.',
        tax_type_cd: '',
      },
      ...{ end_dt: '', utcc_yn: '', tax_type_change_dt: '', invoice_apply_dt: '' },
      ...{ rbf_tax_type: '', rbf_tax_type_cd: '' },
    };
    const data = numbers.map((b_no) => ({ b_no, ...unknown, ...said[b_no] }));
    const counts = {
      request_cnt: numbers.length,
      match_cnt: numbers.filter((number) => said[number]).length,
    };
    return { http: 200, body: { ...counts, status_code: 'OK', data } };
  };
}
