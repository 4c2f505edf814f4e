import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { insertOutbox } from '#server/jobs/outbox.queries.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { unseal } from '#server/keys/seal.ts';
import type { MailProvider } from '#server/providers/mail/mail-provider.ts';
import { smsForm } from '#server/providers/sms/sms-form.ts';
import type { SmsProvider } from '#server/providers/sms/sms-provider.ts';
import { Undeliverable } from '#server/providers/undeliverable.ts';
import { layOutMail } from './lay-out-mail.ts';
import {
  type Channel,
  postponeMessage,
  settleMessage,
  type TakenMessage,
  takeMessage,
} from './messages.queries.ts';
import type { Mail, TextMessage } from './post.ts';

export const sendTask = 'send-message';

/** Who brings mails and texts to people. */
export type Carriers = { mail: MailProvider; sms: SmsProvider };

/** Longer than any carrier may take for one message. */
const sendingSeconds = 60;

/** Waits after each failed attempt, until most codes and links are of no use any more; then it is given up. */
const waits: Record<Channel, readonly number[]> = {
  MAIL: [5, 20, 60, 180, 600, 900],
  SMS: [5, 20, 60],
  KAKAO: [5, 20, 60],
};

const Payload = z.object({ messageId: z.string() });

/** Names the row in its seal. */
export function labelOf(messageId: string): string {
  return `message:${messageId}`;
}

/**
 * Brings one message to its carrier and blanks it. Should the process die between the two, it leaves again: better
 * twice than never. The mail's Message-ID, or the provider's reference, is the same then. What ends the process each
 * time leaves no more often than what fails each time.
 */
export function sendMessage(options: {
  db: Db;
  keys: Keys;
  carriers: Carriers;
  /** By which the acts say until when something is of use. */
  clock: () => Date;
  log: FastifyBaseLogger;
}): Job {
  const { db, keys, carriers, clock, log } = options;
  return async (payload) => {
    const { messageId } = Payload.parse(payload);
    const message = await takeMessage(db, messageId, sendingSeconds);
    if (!message) return;

    const { name: provider } = message.channel === 'MAIL' ? carriers.mail : carriers.sms;
    try {
      refuseInVain(message, clock());
      const providerMessageId = await handOver(
        carriers,
        message,
        unseal(keys, labelOf(messageId), message.sealed),
      );
      await settleMessage(db, {
        id: messageId,
        status: 'SENT',
        provider,
        providerMessageId: providerMessageId ?? null,
        lastError: null,
      });
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      const seconds =
        error instanceof Undeliverable ? undefined : waits[message.channel][message.attempts - 1];
      log.warn(
        { messageId, provider, attempt: message.attempts, lastError, retryInSeconds: seconds },
        'message not sent',
      );
      await (seconds === undefined
        ? settleMessage(db, { id: messageId, status: 'FAILED', provider, providerMessageId: null, lastError })
        : tryLater(db, { id: messageId, seconds, lastError }));
    }
  };
}

/** Before it leaves: whoever ended with it may have sent it each time. */
function refuseInVain({ channel, attempts, usefulUntil }: TakenMessage, now: Date): void {
  if (attempts > waits[channel].length + 1) throw new Undeliverable('given up');
  if (usefulUntil && usefulUntil <= now) throw new Undeliverable('too late');
}

async function handOver(
  carriers: Carriers,
  message: TakenMessage,
  body: string,
): Promise<string | undefined> {
  const { id, channel } = message;
  if (channel === 'MAIL') {
    const mail = JSON.parse(body) as Mail;
    return carriers.mail.send({ id, to: mail.to, ...layOutMail(mail) });
  }
  const { to, text } = JSON.parse(body) as TextMessage;
  return carriers.sms.send({ id, to, ...smsForm(text) });
}

/** The job of the next attempt is written with its time: either both are there or none. */
async function tryLater(db: Db, next: { id: string; seconds: number; lastError: string }) {
  await inTransaction(db, async (tx) => {
    await postponeMessage(tx, next);
    await insertOutbox(tx, {
      task: sendTask,
      payload: { messageId: next.id },
      delaySeconds: next.seconds,
    });
  });
}
