import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const slow = new WeakSet<Duplex>();

/** Lets the body of this request take longer than others, as long as something comes every `idleMilliseconds`. */
export function takeTime({ raw }: FastifyRequest, idleMilliseconds: number): void {
  slow.add(raw.socket);
  raw.socket.setTimeout(idleMilliseconds);
  const end = () => {
    slow.delete(raw.socket);
    raw.socket.setTimeout(0);
  };
  raw.once('close', end);
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
