import { createHmac } from 'node:crypto';
import { answerAsSolapi, type SmsCall } from './sms-server.ts';

type Answer = { http: number; body: object };
type Row = Record<string, unknown>;

/** SENS as documented for AlimTalk v2 (api.ncloud-docs.com): the signature covers the query; lists are bare arrays. */
export function answerAsSensKakao(world: {
  accessKey: string;
  secretKey: string;
  channels: Row[];
  templates: Row[];
  /** Results by message id; a missing one is pending. */
  results: Record<string, Row>;
}) {
  const root = '/alimtalk/v2/services/ncp:kkobizmsg:kr:1:maru';
  return ({ method, path, headers, body }: SmsCall): Answer => {
    const time = String(headers['x-ncp-apigw-timestamp']);
    const signed = `${method} ${path}\n${time}\n${world.accessKey}`;
    const signature = createHmac('sha256', world.secretKey).update(signed, 'utf8').digest('base64');
    if (headers['x-ncp-apigw-signature-v2'] !== signature)
      return { http: 401, body: { error: { errorCode: '200', message: 'Authentication Failed' } } };

    const { pathname, searchParams } = new URL(path, 'http://sens');
    if (pathname === `${root}/channels`) return { http: 200, body: world.channels };
    if (pathname === `${root}/templates`) {
      const size = Number(searchParams.get('pageSize') ?? 100);
      const from = Number(searchParams.get('pageIndex') ?? 0) * size;
      const own = world.templates.filter(({ channelId }) => channelId === searchParams.get('channelId'));
      return { http: 200, body: own.slice(from, from + size) };
    }
    if (method === 'POST' && pathname === `${root}/messages`) return { http: 202, body: accepted(body) };
    const [, id = ''] = /\/messages\/([^/]+)$/.exec(pathname) ?? [];
    return {
      http: 200,
      body: { requestId: 'R1', messageId: id, requestStatusCode: 'A000', ...world.results[id] },
    };
  };
}

function accepted(body: Row) {
  const messages = (body.messages as { to: string; useSmsFailover: boolean }[]).map(
    ({ to, useSmsFailover }) => ({
      messageId: `sens-${to}`,
      to,
      requestStatusCode: 'A000',
      requestStatusName: 'success',
      useSmsFailover,
    }),
  );
  return {
    requestId: 'R1',
    requestTime: '2026-11-20T12:00:00.000',
    statusCode: '202',
    statusName: 'success',
    messages,
  };
}

/** Solapi: kakao/v2 as in its package; messages/v4/list by message id, with an object keyed by id. */
export function answerAsSolapiKakao(world: {
  apiKey: string;
  apiSecret: string;
  channels: Row[];
  templates: Row[];
  results: Record<string, Row>;
  statusOf?: (to: string) => string;
}) {
  const send = answerAsSolapi({ ...world, statusOf: world.statusOf ?? (() => '2000') });
  return (call: SmsCall): Answer => {
    const { pathname, searchParams } = new URL(call.path, 'http://solapi');
    // All calls are signed in the same way; an empty send shows whether the signature is valid.
    const signed = send({ ...call, body: { messages: [] } });
    if (signed.http !== 200) return signed;
    if (pathname === '/messages/v4/send-many/detail') return send(call);
    if (pathname === '/kakao/v2/channels')
      return { http: 200, body: page('channelList', world.channels, searchParams) };
    if (pathname === '/kakao/v2/templates') {
      const own = world.templates.filter(({ channelId }) => channelId === searchParams.get('channelId'));
      return { http: 200, body: page('templateList', own, searchParams) };
    }
    const id = searchParams.get('messageId') ?? '';
    const found = world.results[id];
    return {
      http: 200,
      body: {
        startKey: null,
        nextKey: null,
        limit: 20,
        messageList: found ? { [id]: { messageId: id, ...found } } : {},
      },
    };
  };
}

function page(name: string, rows: Row[], query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? 20);
  const from = Number(query.get('startKey') ?? 0);
  const next = from + limit;
  return {
    limit,
    [name]: rows.slice(from, next),
    startKey: query.get('startKey'),
    nextKey: next < rows.length ? `${next}` : null,
  };
}
