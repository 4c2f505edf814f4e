import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Endpoint, InputOf } from '@maru/contract/endpoint.ts';
import { wireRequest } from '@maru/contract/wire-request.ts';

export type Answer = {
  http: number;
  /** On the wire. */
  bytes: number;
  headers: IncomingMessage['headers'];
  text: () => string;
  /** The parsed `response`; parsed on demand, so that it is not measured. */
  read: <T>() => T;
};
export type Ask = { method?: string; body?: object | string; headers?: Record<string, string> };

export type ApiClient = ReturnType<typeof apiClient>;

/** Calls as one user over keep-alive connections, like a browser. */
export function apiClient({ address, token }: { address: string; token: string }, connections = 6) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  /** Streams use connections of their own. */
  function open(
    path: string,
    { method = 'GET', body, headers = {} }: Ask = {},
    through: Agent | false = agent,
  ) {
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    return new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(`${address}${path}`, {
        method,
        agent: through,
        headers: {
          authorization: `Bearer ${token}`,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        },
      });
      sent.once('response', resolve);
      sent.once('error', reject);
      sent.end(text);
    });
  }

  async function ask(path: string, options: Ask = {}): Promise<Answer> {
    const response = await open(path, options);
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const { headers, statusCode: http = 0 } = response;
    const text = () => (headers['content-encoding'] === 'br' ? brotliDecompressSync(raw) : raw).toString();
    const read = <T>() => (JSON.parse(text()) as { response: T }).response;
    return { http, bytes: raw.length, headers, text, read };
  }

  /** Calls an endpoint with a new idempotency key if needed; throws if it is refused. */
  async function send<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Answer> {
    const { method, url, body } = wireRequest(endpoint, input);
    const headers: Record<string, string> = endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {};
    const answer = await ask(url, { method, headers, ...(body === undefined ? {} : { body }) });
    if (answer.http !== 200)
      throw new Error(`${endpoint.name} was answered ${answer.http}: ${answer.text()}`);
    return answer;
  }

  return {
    ask,
    send,
    /** Opens a stream. */
    stream: (path: string) => open(path, { headers: { accept: 'text/event-stream' } }, false),
    close: () => agent.destroy(),
  };
}
