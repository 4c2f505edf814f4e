import type { Endpoint, InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import type { ErrorCode } from '@maru/contract/errors.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import { retryAfterUnlock } from './locked.ts';
import { unansweredKeys } from './send-once/unanswered-keys.ts';

/** The server answers within 30 s. After this time the connection counts as lost. */
const longestWait = 35_000;
const mostTries = 8;

const keys = unansweredKeys(() => sessionStorage);
const underWay = new Map<string, Promise<unknown>>();

/** After these errors it is unknown whether the act was done. A retry must use the same idempotency key. */
const leavesOpen: readonly ErrorCode[] = ['INTERNAL', 'UNAVAILABLE', 'REQUEST_IN_PROGRESS'];

type SendOptions = {
  /**
   * Idempotency key of a draft that has its own: the draft is one act, even if it is edited between two
   * tries.
   */
  key?: string;
};

/**
 * Sends an act, at most once at a time for the same input. A press while the same act is in flight gets that act's
 * answer, since disabling a loading button comes too late for a double click. A retry after a lost answer uses the same
 * idempotency key. An act that the app lock refuses continues once unlocked.
 */
export function sendOnce<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { key }: SendOptions = {},
): Promise<OutputOf<E>> {
  const intent = JSON.stringify([endpoint.name, input]);
  // The same input with another key is another act.
  const act = `${intent}${key}`;
  const running = underWay.get(act) as Promise<OutputOf<E>> | undefined;
  if (running) return running;

  const isKeyKeptHere = endpoint.idempotent && key === undefined;
  const sent = isKeyKeptHere ? sendUnderKey(endpoint, input, intent) : sendUntilDecided(endpoint, input, key);
  const sending = sent.finally(() => underWay.delete(act));
  underWay.set(act, sending);
  return sending;
}

async function sendUnderKey<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  intent: string,
): Promise<OutputOf<E>> {
  try {
    const answer = await sendUntilDecided(endpoint, input, keys.keyOf(intent));
    keys.forget(intent);
    return answer;
  } catch (error) {
    if (isDecided(error)) keys.forget(intent);
    throw error;
  }
}

/**
 * Retries while the server is still processing an earlier try, for example one whose connection broke.
 */
async function sendUntilDecided<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  idempotencyKey: string | undefined,
): Promise<OutputOf<E>> {
  const send = () =>
    call(endpoint, input, {
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      signal: AbortSignal.timeout(longestWait),
    });
  for (let tries = 1; ; tries += 1) {
    try {
      return await (endpoint.lock === undefined ? send() : retryAfterUnlock(send));
    } catch (error) {
      if (!isApiError(error, 'REQUEST_IN_PROGRESS') || tries === mostTries) throw error;
      const { seconds } = error.detail;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
}

/** Whether the error is an answer of the server. If not, the act may or may not have been done. */
export function isAnswered(error: unknown): boolean {
  return isApiError(error) && !leavesOpen.includes(error.code);
}

/**
 * Whether the next request is a new act with a new key. LOCKED decides nothing: the lock refuses before the
 * server looks up an earlier try, which may have succeeded with its answer lost.
 */
export function isDecided(error: unknown): boolean {
  return isAnswered(error) && !isApiError(error, 'LOCKED');
}
