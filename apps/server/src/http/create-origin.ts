import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { newId } from '#server/db/new-id.ts';
import { answerFailure } from './answer-failure.ts';
import { readJsonBodies } from './json-body.ts';
import { nothingAllowed } from './pages/content-security.ts';

const largestBody = 1024 * 1024;
const requestSeconds = 30;
const hangUpMilliseconds = 50;
/** A year. Not for subdomains: others may answer there. */
const httpsSeconds = 31_536_000;
const lasting = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' };

/** One of the two origins: request ids, limits, the log line of each request, failures in words. */
export function createOrigin(options: {
  log: FastifyBaseLogger;
  trustProxy: string[];
  /** Whether it is reached by https alone, which browsers are told to remember. */
  isHttps?: boolean;
}): FastifyInstance {
  const headersOf = ({ id }: FastifyRequest) => ({
    'x-request-id': id,
    ...lasting,
    ...(options.isHttps && { 'strict-transport-security': `max-age=${httpsSeconds}` }),
  });
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    requestIdHeader: false,
    bodyLimit: largestBody,
    requestTimeout: requestSeconds * 1_000,
    // Open requests are let finish: a card may be charged meanwhile.
    forceCloseConnections: 'idle',
    trustProxy: options.trustProxy,
    // No hook runs for an address that cannot be read.
    frameworkErrors: (error, request, reply) =>
      void answerFailure(error, request, reply.headers(headersOf(request))),
  });
  readJsonBodies(app);
  hangUpWhenClosing(app);
  app.setErrorHandler(answerFailure);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request));
  });
  app.addHook('onSend', async (_request, reply) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (isPage && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', nothingAllowed);
  });
  // The route's pattern, never the address: that may carry codes, tokens and people's data.
  app.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method, route: routeOptions.url ?? 'none', http: reply.statusCode, milliseconds }, 'answered');
  });
  return app;
}

/** A connection that is kept alive after its last answer would keep close() waiting for the next. */
function hangUpWhenClosing(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const timer = setInterval(() => app.server.closeIdleConnections(), hangUpMilliseconds);
    app.server.once('close', () => clearInterval(timer));
  });
}
