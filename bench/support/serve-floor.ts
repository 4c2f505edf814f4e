import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

/**
 * The floor: a bare node:http server that returns the rows as they come. It checks one token by HMAC and
 * nothing else: no rights, no app lock, and no validation of input or answer.
 */
export function serveFloor<Asked>(secret: string, answer: (asked: Asked) => Promise<unknown>) {
  const expected = createHmac('sha256', secret).update('bench').digest();
  const server = createServer((request, response) => {
    const token = Buffer.from(String(request.headers.authorization).slice('Bearer '.length), 'hex');
    if (token.length !== expected.length || !timingSafeEqual(token, expected)) {
      response.writeHead(401).end();
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      answer(JSON.parse(Buffer.concat(parts).toString())).then(
        (rows) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows)),
        (error) => response.writeHead(500).end(String(error)),
      );
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    process.send?.({ address: `http://127.0.0.1:${port}`, token: expected.toString('hex') });
  });
  process.on('disconnect', () => process.exit(0));
}
