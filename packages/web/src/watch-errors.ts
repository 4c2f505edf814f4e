import type { InputOf } from '@maru/contract/endpoint.ts';
import { recordClientError } from '@maru/contract/event-log/client-error.endpoints.ts';
import { pagePath } from '@maru/contract/event-log/page-path.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import type { EarlyErrors } from './hold-early-errors.ts';
import { NetworkError } from './network-error.ts';
import { SessionEnded } from './session-errors.ts';

type Report = InputOf<typeof recordClientError>;

/** Limit per page load. Repeats of an error are not reported. */
const mostReports = 10;
const longest = { message: 500, stack: 1_500, page: 200 };
const stackLines = 8;
/** Browsers report this for harmless delays, and for scripts of other origins. */
const meaningless = /^(ResizeObserver loop|Script error\.?$)/;

/**
 * Makes the report of an error. Undefined for refusals and lost connections, which have notices of their own,
 * for aborted calls, and for noise.
 */
export function reportOf(error: unknown, app: Report['app'], page: string): Report | undefined {
  const isOwn = error instanceof ApiError || error instanceof NetworkError || error instanceof SessionEnded;
  const { name = '', message = String(error), stack = '' } = error instanceof Error ? error : {};
  if (isOwn || name === 'AbortError' || meaningless.test(message)) return undefined;
  const isChunk = /dynamically imported module|module script failed|Unable to preload/i.test(message);
  return {
    kind: isChunk ? 'CHUNK' : 'ERROR',
    message: (name && !isChunk ? `${name}: ${message}` : message).slice(0, longest.message),
    stack: stack.split('\n').slice(0, stackLines).join('\n').slice(0, longest.stack),
    page: pagePath(page).slice(0, longest.page),
    app,
  };
}

/** The thrown value of any watched event. */
function thrownIn(event: Event): unknown {
  if ('reason' in event) return event.reason;
  if ('payload' in event) return event.payload;
  const { error, message } = event as ErrorEvent;
  return error ?? message;
}

/**
 * Reports uncaught errors and chunks that could not be loaded. Loaded once the page is idle; `holdEarlyErrors` buffers
 * the errors before that.
 */
export function watchErrors(app: Report['app']) {
  const reported = new Set<string>();
  const report = (error: unknown) => {
    const found = reportOf(error, app, location.pathname);
    if (!found || reported.has(found.message) || reported.size === mostReports) return;
    reported.add(found.message);
    // A report that fails is lost: it must not become an error of its own.
    call(recordClientError, found, { isByItself: true }).catch(() => undefined);
  };
  const buffered = (globalThis as EarlyErrors).takeEarlyErrors?.() ?? [];
  for (const event of buffered) report(thrownIn(event));
  for (const kind of ['error', 'unhandledrejection', 'vite:preloadError'])
    addEventListener(kind, (event) => report(thrownIn(event)));
}
