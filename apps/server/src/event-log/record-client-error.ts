import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { recordClientError as wire } from '@maru/contract/event-log/client-error.endpoints.ts';
import { pagePath } from '@maru/contract/event-log/page-path.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import type { Context } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { blanked } from '#server/technical-log/blank.ts';
import type { WriteEntry } from '#server/technical-log/entry.ts';

const longestStack = 1_500;
const longestPage = 200;

/** Stores an error of a browser as text, limited per caller and over all callers. */
export function recordClientErrorBy(write: WriteEntry) {
  return async function recordClientError(
    { db, request, requestId, actor }: Context,
    { kind, message, stack, page, app }: ParsedInputOf<typeof wire>,
  ): Promise<undefined> {
    await limitTries(db, 'everybody: errors of browsers in a minute', 'all');
    const { deviceType, clientVersion } = clientFactsOf(request);
    write({
      logLevel: kind === 'CHUNK' ? 'WARN' : 'ERROR',
      module: 'browser',
      code: kind === 'CHUNK' ? 'CHUNK_NOT_LOADED' : 'CLIENT_ERROR',
      subject: blanked(pagePath(page), longestPage),
      ...{ message, requestId, callerId: actor?.userId, deviceType, clientVersion },
      details: { app, stack: blanked(stack, longestStack) },
    });
  };
}
