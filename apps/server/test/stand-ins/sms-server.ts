import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAtEnd } from '../close-at-end.ts';

export type SmsCall = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
};
/** The next answer instead of the documented one; `hang` never answers. */
export type SmsMood =
  | { http: number; body?: object | string; headers?: Record<string, string> }
  | 'hang'
  | 'cut';

type Answer = { http: number; body: object };

/** An SMS provider on this machine. Answers with `answer` unless a mood is set for the next call. */
export async function openSmsServer(answer: (call: SmsCall) => Answer) {
  const calls: SmsCall[] = [];
  const moods: SmsMood[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, headers, body };
    calls.push(call);
    reply(response, moods.shift() ?? answer(call));
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
    next: (mood: SmsMood) => void moods.push(mood),
    close,
  };
}

function reply(response: ServerResponse, mood: SmsMood | Answer) {
  if (mood === 'hang') return;
  if (mood === 'cut') return void response.destroy();
  const text = typeof mood.body === 'string' ? mood.body : JSON.stringify(mood.body ?? {});
  response.writeHead(mood.http, {
    'content-type': 'application/json',
    ...('headers' in mood && mood.headers),
  });
  response.end(text);
}

/** SENS as documented on api.ncloud-docs.com: a signature over method, path, time and key, valid for five minutes. */
export function answerAsSens(account: { accessKey: string; secretKey: string; now: () => Date }) {
  return ({ path, headers }: SmsCall): Answer => {
    const time = String(headers['x-ncp-apigw-timestamp']);
    const signed = ['POST', ' ', path, '\n', time, '\n', account.accessKey].join('');
    const signature = createHmac('sha256', account.secretKey).update(signed, 'utf8').digest('base64');
    const isKnown =
      headers['x-ncp-iam-access-key'] === account.accessKey &&
      headers['x-ncp-apigw-signature-v2'] === signature;
    const isNow = Math.abs(account.now().getTime() - Number(time)) <= 5 * 60_000;
    if (!isKnown || !isNow) {
      const error = {
        errorCode: '200',
        message: 'Authentication Failed',
        details: 'Invalid authentication.',
      };
      return { http: 401, body: { error } };
    }
    const requestTime = account.now().toISOString();
    return {
      http: 202,
      body: { requestId: 'RSSA-1', requestTime, statusCode: '202', statusName: 'success' },
    };
  };
}

/** Solapi: a signature over time and salt; every message appears in one of two lists. */
export function answerAsSolapi(account: { apiKey: string; apiSecret: string; statusOf(to: string): string }) {
  const header = /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S{12,64}), signature=([0-9a-f]{64})$/;
  return ({ headers, body }: SmsCall): Answer => {
    const [, apiKey, date = '', salt = '', signature] = header.exec(headers.authorization ?? '') ?? [];
    const expected = createHmac('sha256', account.apiSecret).update(`${date}${salt}`).digest('hex');
    if (apiKey !== account.apiKey || signature !== expected)
      return { http: 403, body: { errorCode: 'SignatureDoesNotMatch', errorMessage: 'no' } };

    const messages = body.messages as { to: string; from: string; country: string; type: string }[];
    const list = messages.map((message, i) => ({
      ...message,
      messageId: `M4V${i}`,
      statusCode: account.statusOf(message.to),
      statusMessage: `about ${message.to}`,
    }));
    const failedMessageList = list.filter(({ statusCode }) => statusCode !== '2000');
    const count = { total: list.length, registeredFailed: failedMessageList.length };
    const messageList = body.showMessageList ? { messageList: list } : {};
    return { http: 200, body: { failedMessageList, groupInfo: { groupId: 'G4V1', count }, ...messageList } };
  };
}
