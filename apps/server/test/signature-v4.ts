import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The expected AWS Signature Version 4 of a request, in the query or the header. Written from the documentation, so
 * that the SDK's signatures are checked independently.
 */
export function expectedSignature(request: SignedRequest, secretAccessKey: string): string {
  const { searchParams } = new URL(request.url, 'http://host');
  const signed = searchParams.has('X-Amz-Algorithm') ? signedQuery(searchParams) : signedHeader(request);
  const { credential, date, names, payload } = signed;
  const [, day = '', region = '', service = ''] = credential.split('/');

  const canonical = [
    request.method,
    request.url.split('?')[0],
    [...searchParams]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    names,
    payload,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/${service}/aws4_request`, sha256(canonical)];
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, toSign.join('\n')).toString('hex');
}

function signedQuery(query: URLSearchParams) {
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    date: query.get('X-Amz-Date') ?? '',
    names: query.get('X-Amz-SignedHeaders') ?? '',
    payload: 'UNSIGNED-PAYLOAD',
  };
}

function signedHeader({ headers }: SignedRequest) {
  const part = (name: string) => new RegExp(`${name}=([^, ]+)`).exec(headers.authorization ?? '')?.[1] ?? '';
  return {
    credential: part('Credential'),
    date: String(headers['x-amz-date']),
    names: part('SignedHeaders'),
    payload: String(headers['x-amz-content-sha256']),
  };
}

/** Whether a request is signed with this secret and, if it is a link, not expired. */
export function isSigned(request: SignedRequest, secretAccessKey: string, now: Date): boolean {
  const { searchParams } = new URL(request.url, 'http://host');
  const ofHeader = /Signature=([0-9a-f]+)/.exec(request.headers.authorization ?? '')?.[1];
  const given = searchParams.get('X-Amz-Signature') ?? ofHeader;
  if (given !== expectedSignature(request, secretAccessKey)) return false;

  const [, y, mo, d, h, mi, s] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(searchParams.get('X-Amz-Date') ?? '') ?? [];
  const signedAt = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
  const isLink = searchParams.has('X-Amz-Signature');
  return !isLink || now.getTime() < signedAt + Number(searchParams.get('X-Amz-Expires')) * 1_000;
}
