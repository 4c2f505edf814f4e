import type { Endpoint, InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import type { ErrorCode } from '@maru/contract/errors.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import { throughLock } from './locked.ts';
import { unansweredKeys } from './send-once/unanswered-keys.ts';

/** The server answers within 30 s; after that the line is dead. */
const longestWait = 35_000;
const mostTries = 8;

const keys = unansweredKeys(() => sessionStorage);
const underWay = new Map<string, Promise<unknown>>();

/** After these nobody knows whether the act was done: asked again, it must be the same act. */
const leavesOpen: readonly ErrorCode[] = ['INTERNAL', 'UNAVAILABLE', 'REQUEST_IN_PROGRESS'];

/**
 * Makes a call that must not be made twice, such as one that moves money, once however often it is asked for: a double
 * press waits for the first answer, and a retry after a lost answer carries the same idempotency key.
 */
export function sendOnce<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  const intent = JSON.stringify([endpoint.name, input]);
  const running = underWay.get(intent) as Promise<OutputOf<E>> | undefined;
  if (running) return running;

  const sending = send(endpoint, input, intent).finally(() => underWay.delete(intent));
  underWay.set(intent, sending);
  return sending;
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  intent: string,
): Promise<OutputOf<E>> {
  const idempotencyKey = keys.keyOf(intent);
  try {
    const answer = await callUntilDecided(endpoint, input, idempotencyKey);
    keys.forget(intent);
    return answer;
  } catch (error) {
    if (isDecided(error)) keys.forget(intent);
    throw error;
  }
}

/** A request whose line broke may still be running on the server: its answer is waited for. Whoever calls keeps the key. */
export async function callUntilDecided<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  idempotencyKey: string,
): Promise<OutputOf<E>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await throughLock(() =>
        call(endpoint, input, { idempotencyKey, signal: AbortSignal.timeout(longestWait) }),
      );
    } catch (error) {
      if (!isApiError(error, 'REQUEST_IN_PROGRESS') || tries === mostTries) throw error;
      const { seconds } = error.detail;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
}

/** Whether the server has decided; else nobody knows what became of it. */
export function isAnswered(error: unknown): boolean {
  return isApiError(error) && !leavesOpen.includes(error.code);
}

/**
 * Whether what is sent after this is a new act, under a key of its own. A lock refuses before anybody looks what became
 * of an earlier try: that may have been done, and its answer lost.
 */
export function isDecided(error: unknown): boolean {
  return isAnswered(error) && !isApiError(error, 'LOCKED');
}
