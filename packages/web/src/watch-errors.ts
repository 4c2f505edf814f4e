import type { InputOf } from '@maru/contract/endpoint.ts';
import { recordClientError } from '@maru/contract/event-log/client-error.endpoints.ts';
import { pagePath } from '@maru/contract/event-log/page-path.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import type { EarlyErrors } from './hold-early-errors.ts';
import { NetworkError } from './network-error.ts';
import { SessionEnded } from './session-errors.ts';

type Report = InputOf<typeof recordClientError>;

/** Of one loaded page: an error that repeats would only say the same again. */
const mostReports = 10;
const longest = { message: 500, stack: 1_500, page: 200 };
const stackLines = 8;
/** Browsers say this of harmless delays, and of scripts that are not ours. */
const meaningless = /^(ResizeObserver loop|Script error\.?$)/;

/** What is reported of an error; undefined for a refusal or a lost connection, which have notices of their own. */
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

/** What was thrown, of each kind of event that is watched. */
function thrownIn(event: Event): unknown {
  if ('reason' in event) return event.reason;
  if ('payload' in event) return event.payload;
  const { error, message } = event as ErrorEvent;
  return error ?? message;
}

/**
 * Reports errors that nobody caught, and parts of screens that could not be loaded. Loaded once the page is quiet; the
 * first errors were held until then (hold-early-errors.ts).
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
  const early = (globalThis as EarlyErrors).takeEarlyErrors?.() ?? [];
  for (const event of early) report(thrownIn(event));
  for (const kind of ['error', 'unhandledrejection', 'vite:preloadError'])
    addEventListener(kind, (event) => report(thrownIn(event)));
}
