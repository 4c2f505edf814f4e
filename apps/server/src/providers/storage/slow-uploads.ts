import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const slow = new WeakSet<Duplex>();

/** Exempts this request from the request timeout. The reader of the body must enforce a limit of its own. */
export function allowSlowUpload(request: IncomingMessage): void {
  const { socket } = request;
  slow.add(socket);
  request.once('close', () => slow.delete(socket));
}

/**
 * Requests must arrive within seconds, so that nobody can hold connections open. A video over a mobile network takes
 * minutes, so exempted requests are not cut off.
 */
export function exemptSlowUploads({ server }: FastifyInstance): void {
  const answers = server.listeners('clientError');
  server.removeAllListeners('clientError');
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && slow.has(socket)) return;
    for (const answer of answers) answer.call(server, error, socket);
  });
}
