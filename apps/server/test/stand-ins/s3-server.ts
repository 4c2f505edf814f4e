import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as ask, createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAtEnd } from '../close-at-end.ts';
import { isSigned } from '../signature-v4.ts';

type S3rver = { callback(): RequestListener; configureBuckets(): Promise<void> };
const require = createRequire(import.meta.url);
/** The package has no types. */
const S3rver = require('s3rver') as new (options: object) => S3rver;

const bucket = 'maru-files';
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'a secret of tests' };

/**
 * An S3 bucket in this process. s3rver stores the bytes but accepts any signature and ignores write conditions, so
 * those are checked here first.
 */
export async function openS3Server(clock: () => Date) {
  const directory = await mkdtemp(join(tmpdir(), 'maru-s3-'));
  const kept = new S3rver({
    directory,
    silent: true,
    allowMismatchedSignatures: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await kept.configureBuckets();
  const keep = kept.callback();
  const inner = createServer(keep).listen(0, '127.0.0.1');
  await once(inner, 'listening');

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const status = isSigned({ method, url, headers }, credentials.secretAccessKey, clock())
      ? await failedCondition(request, etagOf)
      : 403;
    if (status === undefined) return keep(unsigned(request), response);
    request.resume();
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function etagOf(path: string): Promise<string | undefined> {
    const { port } = inner.address() as AddressInfo;
    const asked = ask({ port, host: '127.0.0.1', path, method: 'HEAD' }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode === 200 ? String(answer.headers.etag) : undefined;
  }

  closeAtEnd(async () => {
    for (const each of [server, inner]) {
      each.closeAllConnections();
      each.close();
    }
    await rm(directory, { recursive: true, force: true });
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { bucket, region: 'ap-northeast-2', endpoint, credentials };
}

/** Checks write conditions as S3 does. */
async function failedCondition(
  { method, url = '', headers }: IncomingMessage,
  etagOf: (path: string) => Promise<string | undefined>,
): Promise<number | undefined> {
  const source = headers['x-amz-copy-source'];
  if (source !== undefined) {
    const etag = await etagOf(`/${String(source)}`);
    if (etag === undefined) return 404;
    if (etag !== headers['x-amz-copy-source-if-match']) return 412;
  }
  const mustBeFree = method === 'PUT' && headers['if-none-match'] === '*';
  const path = url.split('?')[0] ?? '';
  return mustBeFree && (await etagOf(path)) !== undefined ? 412 : undefined;
}

/** s3rver cannot handle the signature, so it is removed after the check. */
function unsigned(request: IncomingMessage): IncomingMessage {
  delete request.headers.authorization;
  const url = new URL(request.url ?? '', 'http://host');
  for (const name of [...url.searchParams.keys()])
    if (name.startsWith('X-Amz-')) url.searchParams.delete(name);
  request.url = `${url.pathname}${url.search}`;
  return request;
}
