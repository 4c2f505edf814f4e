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

type SendOptions = {
  /** Idempotency key of a draft that keeps its own, because it is one act whatever is edited between two tries. */
  key?: string;
};

/**
 * The way of every act to the server: once for a press. A press that comes while the same act is on its way gets the answer
 * of that (a button that is closed while it loads comes too late for the second half of a double click). A retry
 * after a lost answer carries the same idempotency key, and what the app lock refuses goes on once it is open.
 */
export function sendOnce<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { key }: SendOptions = {},
): Promise<OutputOf<E>> {
  const intent = JSON.stringify([endpoint.name, input]);
  const running = underWay.get(intent) as Promise<OutputOf<E>> | undefined;
  if (running) return running;

  const isKeyKeptHere = endpoint.idempotent === true && key === undefined;
  const sent = isKeyKeptHere ? sendUnderKey(endpoint, input, intent) : sendUntilDecided(endpoint, input, key);
  const sending = sent.finally(() => underWay.delete(intent));
  underWay.set(intent, sending);
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

/** A request whose line broke may still be running on the server: its answer is waited for. */
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
      return await (endpoint.lock === undefined ? send() : throughLock(send));
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
