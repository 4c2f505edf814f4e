import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const slow = new WeakSet<Duplex>();

/** Lets the body of this request take longer than others; whoever reads it has to give up in the end. */
export function takeTime(request: IncomingMessage): void {
  const { socket } = request;
  slow.add(socket);
  request.once('close', () => slow.delete(socket));
}

/**
 * A request has to be there within seconds, so that nobody keeps connections busy. A video over a phone takes minutes:
 * what takes its time with our leave is not hung up on.
 */
export function spareSlowUploads({ server }: FastifyInstance): void {
  const answers = server.listeners('clientError');
  server.removeAllListeners('clientError');
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && slow.has(socket)) return;
    for (const answer of answers) answer.call(server, error, socket);
  });
}
