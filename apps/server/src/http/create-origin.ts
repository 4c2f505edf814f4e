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
/** A year. Without includeSubDomains, because other services may run on subdomains. */
const httpsSeconds = 31_536_000;
const lasting = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' };

/** One of the two origins, with request ids, limits, a log line per request and error answers. */
export function createOrigin(options: {
  log: FastifyBaseLogger;
  trustProxy: string[];
  /** Reached by https only: send HSTS. */
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
    // Let open requests finish, because one may be charging a card.
    forceCloseConnections: 'idle',
    trustProxy: options.trustProxy,
    // No hook runs for a malformed URL, so the headers are set here.
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
  // Log the route's pattern, not the URL, which may contain codes, tokens and personal data.
  app.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method, route: routeOptions.url ?? 'none', http: reply.statusCode, milliseconds }, 'answered');
  });
  return app;
}

/** close() would wait for idle keep-alive connections. */
function hangUpWhenClosing(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const timer = setInterval(() => app.server.closeIdleConnections(), hangUpMilliseconds);
    app.server.once('close', () => clearInterval(timer));
  });
}
