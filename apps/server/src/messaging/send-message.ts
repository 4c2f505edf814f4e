import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { insertJob, insertJobsOnce } from '#server/jobs/jobs.queries.ts';
import { slotsPerKey } from '#server/jobs/slots-per-key.ts';
import { unseal } from '#server/keys/seal.ts';
import { smsForm } from '#server/providers/sms/sms-form.ts';
import { Undeliverable } from '#server/providers/undeliverable.ts';
import type { Carriers, SendParts } from './carriers.ts';
import { lateError, tooLate } from './delivery-of.ts';
import { labelOf, sendTask } from './enqueue-message.ts';
import { fallBack } from './kakao/fall-back.ts';
import { sendKakao } from './kakao/send-kakao.ts';
import { layOutMail } from './lay-out-mail.ts';
import {
  type Channel,
  findConcurrencyKey,
  postponeMessage,
  settleMessage,
  type TakenMessage,
  takeMessage,
} from './messages.queries.ts';
import { isTriedTooOften, nextTry } from './next-try.ts';
import type { Mail, TextMessage } from './post.ts';

/** How long a worker claims a message; longer than any carrier takes. */
const sendingSeconds = 60;

/** Workers per user, store or network. Further messages are rescheduled, so that others find a free worker. */
const workersEach = 2;
const rescheduleSeconds = 2;

const Payload = z.object({ messageId: z.string() });

/**
 * Sends one message through its carrier and erases its recipient and content. If the process dies in between, the
 * message is sent again with the same Message-ID or reference: a duplicate is better than a loss. Attempts that crash
 * the process count as failed. At most two messages of one user, store or network are sent at the same time.
 */
export function sendMessage(parts: SendParts): Job {
  const { db } = parts;
  const takeWorker = slotsPerKey(workersEach);

  return async (payload) => {
    const { messageId } = Payload.parse(payload);
    const concurrencyKey = (await findConcurrencyKey(db, messageId)) ?? messageId;
    const leave = takeWorker(concurrencyKey);
    if (!leave) return reschedule(db, messageId);
    await sendOnce(parts, messageId).finally(leave);
  };
}

/**
 * Sends the message a little later. The message's id is also the job's id, so that there is only one such job per
 * message.
 */
function reschedule(db: Db, messageId: string): Promise<void> {
  const job = { id: messageId, task: sendTask, payload: { messageId }, delaySeconds: rescheduleSeconds };
  return insertJobsOnce(db, [job]);
}

async function sendOnce(parts: SendParts, messageId: string): Promise<void> {
  const { db, clock, log } = parts;
  const message = await takeMessage(db, messageId, sendingSeconds);
  if (!message) return;

  const provider = carrierOf(parts.carriers, message.channel);
  try {
    throwIfUndeliverable(message, clock());
    await (message.channel === 'KAKAO' ? sendKakao(parts, message) : sendAndSettle(parts, message));
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    const isFinal = error instanceof Undeliverable;
    const next = isFinal ? undefined : nextTry(triedSoFar(message, clock()));
    log.warn(
      { messageId, provider, attempt: message.attempts, lastError, retryInSeconds: next?.seconds },
      'message not sent',
    );
    if (next) return tryLater(db, { id: messageId, ...next, lastError });
    await giveUp(parts, message, { lastError, isFinal });
  }
}

/**
 * Throws for an expired message, and for one whose attempts crashed the process too often. Checked before sending,
 * because an attempt that crashed may have sent the message.
 */
function throwIfUndeliverable(message: TakenMessage, now: Date): void {
  if (isTriedTooOften(triedSoFar(message, now))) throw new Undeliverable('given up');
  if (message.usefulUntil && message.usefulUntil <= now) throw new Undeliverable(tooLate);
}

function triedSoFar({ channel, attempts, usefulUntil }: TakenMessage, now: Date) {
  const usefulSeconds = usefulUntil ? (usefulUntil.getTime() - now.getTime()) / 1_000 : undefined;
  return { channel, attempts, usefulSeconds };
}

async function sendAndSettle({ db, keys, carriers }: SendParts, message: TakenMessage) {
  const body = unseal(keys, labelOf(message.id), message.sealed);
  const providerMessageId = await handOver(carriers, message, body);
  await settleMessage(db, {
    id: message.id,
    status: 'SENT',
    provider: carrierOf(carriers, message.channel),
    providerMessageId: providerMessageId ?? null,
    lastError: null,
  });
}

async function handOver(
  carriers: Carriers,
  { id, channel }: TakenMessage,
  body: string,
): Promise<string | undefined> {
  if (channel === 'MAIL') {
    const mail = JSON.parse(body) as Mail;
    return carriers.mail.send({ id, to: mail.to, ...layOutMail(mail) });
  }
  const { to, shownAs, text } = JSON.parse(body) as TextMessage;
  return carriers.sms.send({ id, to, ...(shownAs && { shownAs }), ...smsForm(text) });
}

/**
 * A Kakao message falls back to a text message. Any other message fails. The error says that it expired, if it has an
 * expiry and the carrier did not reject it.
 */
async function giveUp(
  parts: SendParts,
  message: TakenMessage,
  { lastError, isFinal }: { lastError: string; isFinal: boolean },
) {
  const { id, channel, usefulUntil } = message;
  if (channel === 'KAKAO') return fallBack(parts, { ...message, lastError });
  const failed = { status: 'FAILED' as const, provider: carrierOf(parts.carriers, channel) };
  const error = isFinal || !usefulUntil ? lastError : lateError(lastError);
  return settleMessage(parts.db, { id, ...failed, providerMessageId: null, lastError: error });
}

/** The retry time and its job are written together, so that neither exists without the other. */
async function tryLater(db: Db, next: { id: string; seconds: number; attempts: number; lastError: string }) {
  await inTransaction(db, async (tx) => {
    await postponeMessage(tx, next);
    await insertJob(tx, {
      task: sendTask,
      payload: { messageId: next.id },
      delaySeconds: next.seconds,
    });
  });
}

function carrierOf(carriers: Carriers, channel: Channel): string {
  if (channel === 'KAKAO') return carriers.kakao?.name ?? 'none';
  return (channel === 'MAIL' ? carriers.mail : carriers.sms).name;
}
