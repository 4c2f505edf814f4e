import { createServer } from 'node:http';
import type { BenchStore } from './bench-store.ts';

type Asked = { storeId: string; key: string; authorization: string; path: string; body: string };

/** A node:http server without a framework, which sends the text that `answer` returns. Reports itself like the product. */
export function serveBare(stores: readonly BenchStore[], answer: (asked: Asked) => Promise<string>) {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const { authorization = '', 'idempotency-key': key } = request.headers;
      const body = Buffer.concat(parts).toString();
      answer({ storeId: path.split('/')[3] ?? '', key: String(key), authorization, path, body }).then(
        (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
        (error) => {
          console.error(error);
          response.writeHead(500).end();
        },
      );
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    process.send?.({ address: `http://127.0.0.1:${port}`, token: '', stores });
  });
  process.on('disconnect', () => process.exit(0));
}
