import { sql } from 'kysely';
import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import type { Job } from '#server/jobs/job-runner.ts';
import { insertJob, queueWaitingJobs } from '#server/jobs/jobs.queries.ts';
import { Undeliverable } from '#server/providers/undeliverable.ts';
import { openShop } from '#test/open-shop.ts';
import { scansOf } from '#test/scans-of.ts';
import type { Carriers } from './carriers.ts';
import { chooseCarriers } from './choose-carriers.ts';
import { deleteSettled } from './messages.queries.ts';
import { openPost } from './open-post.ts';
import type { Mail, TextMessage } from './post.ts';
import { sendMessage } from './send-message.ts';
import { sendOverdue } from './send-overdue.ts';

const shop = await openShop();
const { db, keys } = shop;
const post = openPost({ keys });
const to = 'kim@example.com';
const url = 'https://account.example/resetPassword?token=sesame&userId=1';
const mail: Mail = {
  kind: 'RESET_PASSWORD',
  to,
  language: 'ko',
  subject: '비밀번호를 바꿔 주세요',
  title: '비밀번호 바꾸기',
  lines: ['아래 버튼을 눌러 주세요.'],
  action: { label: '비밀번호 바꾸기', url },
};
const text: TextMessage = {
  kind: 'PHONE_CODE',
  to: '+821012345678',
  text: '[마루] 인증번호는 123456이에요.',
};

beforeEach(async () => {
  await db.deleteFrom('messages').execute();
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('devOutbox').execute();
});

const rows = () => db.selectFrom('messages').selectAll().orderBy('id').execute();
const due = () =>
  db
    .updateTable('messages')
    .set({ nextAttemptAt: new Date(0) })
    .execute();

/** Carriers that throw the given failures and then deliver to the mailbox page. */
function carriers(failures: Error[] = []) {
  const real = chooseCarriers(shop.config, { db, clock: () => new Date() });
  const given: string[] = [];
  const guarded =
    <T extends { id: string }>(send: (message: T) => Promise<string | undefined>) =>
    async (message: T) => {
      given.push(message.id);
      const failure = failures.shift();
      if (failure) throw failure;
      return send(message);
    };
  const all: Carriers = {
    mail: { ...real.mail, send: guarded(real.mail.send) },
    sms: { ...real.sms, send: guarded(real.sms.send) },
  };
  const clock = () => shop.clock.now;
  return { given, send: sendMessage({ db, keys, carriers: all, clock, log: pino({ level: 'silent' }) }) };
}

/** Runs the waiting jobs. */
async function work(send: Job) {
  const jobs = await db.deleteFrom('outbox').returning('payload').execute();
  for (const { payload } of jobs) await send(payload);
}

/** Posts a message and returns its id. */
async function posted(message: Mail | TextMessage = mail): Promise<string> {
  await db.transaction().execute(async (tx) => {
    await ('subject' in message ? post.mail(tx, message) : post.text(tx, message));
  });
  return (await rows()).at(-1)?.id ?? '';
}

test('a mail is sent after the commit, as HTML and text', async () => {
  await posted();

  const arrived = await shop.mailbox.lastTo(to);

  expect(arrived).toMatchObject({ channel: 'MAIL', subject: mail.subject, form: null });
  expect(arrived.body).toContain(url);
  expect(arrived.html).toContain('token=sesame&amp;userId=1');
  expect(await shop.mailbox.linkTo(to)).toEqual(new URL(url));
});

test('a text message is sent after the commit, too', async () => {
  await posted(text);
  expect(await shop.mailbox.lastTo(text.to)).toMatchObject({ channel: 'SMS', form: 'SMS', body: text.text });
  expect(await shop.mailbox.codeTo(text.to)).toBe('123456');
});

test('nothing is sent after a rollback', async () => {
  const undone = db.transaction().execute(async (tx) => {
    await post.mail(tx, mail);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await shop.mailbox.allTo(to)).toEqual([]);
});

test('the content is sealed while waiting, and recipient and content are erased after sending', async () => {
  await posted();
  const [waiting] = await rows();
  expect(waiting).toMatchObject({ status: 'QUEUED', recipient: to, kind: 'RESET_PASSWORD' });
  expect(waiting?.sealed?.toString('latin1')).not.toContain('sesame');
  const jobs = await db.selectFrom('outbox').select('payload').execute();
  expect(JSON.stringify(jobs)).not.toMatch(/sesame|example/);

  await shop.runJobs();

  expect(await rows()).toEqual([
    expect.objectContaining({
      status: 'SENT',
      recipient: null,
      sealed: null,
      provider: 'dev-outbox',
      attempts: 1,
    }),
  ]);
});

test('a failed attempt is retried with back-off until the message is useless', async () => {
  const { send, given } = carriers(Array.from({ length: 20 }, () => new Error('away')));
  const messageId = await posted();
  await db.deleteFrom('outbox').execute();
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await send({ messageId });
    const next = await db
      .deleteFrom('outbox')
      .returning(['runAt', 'createdAt', 'payload'])
      .executeTakeFirst();
    if (next) waits.push(Math.round((next.runAt.getTime() - next.createdAt.getTime()) / 1_000));
    await due();
  }

  expect(waits).toEqual([5, 20, 60, 180, 600, 900]);
  expect(given).toHaveLength(7);
  expect(await rows()).toEqual([
    expect.objectContaining({
      status: 'FAILED',
      recipient: null,
      sealed: null,
      lastError: 'away',
      attempts: 7,
    }),
  ]);
});

test('a code is given up after three minutes, sooner than a link', async () => {
  const { send, given } = carriers(Array.from({ length: 20 }, () => new Error('away')));
  const messageId = await posted(text);
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await send({ messageId });
    await due();
  }
  expect(given).toHaveLength(4);
  expect(await rows()).toEqual([expect.objectContaining({ status: 'FAILED' })]);
});

test('an address that does not exist is not retried', async () => {
  const { send, given } = carriers([new Undeliverable('550')]);
  const messageId = await posted();
  await send({ messageId });
  await due();
  await send({ messageId });

  expect(given).toHaveLength(1);
  expect(await rows()).toEqual([
    expect.objectContaining({ status: 'FAILED', recipient: null, sealed: null, lastError: '550' }),
  ]);
});

test('of many concurrent workers one sends', async () => {
  const { send, given } = carriers();
  const messageId = await posted();
  await Promise.all(Array.from({ length: 20 }, () => send({ messageId })));
  expect(given).toEqual([messageId]);
});

test('a message of a dead worker is sent again under the same id', async () => {
  const { send, given } = carriers();
  const messageId = await posted();
  const [waiting] = await rows();
  await send({ messageId });
  // As if the process had died before it could settle the message.
  const { recipient = null, sealed = null } = waiting ?? {};
  const unsettled = { status: 'QUEUED', recipient, sealed, settledAt: null };
  await db.updateTable('messages').set(unsettled).execute();

  await db.deleteFrom('outbox').execute();
  await sendOverdue({ db })();
  await work(send);
  expect(given).toEqual([messageId]);
  await due();
  await sendOverdue({ db })();
  await work(send);
  expect(given).toEqual([messageId, messageId]);
  expect(await rows()).toEqual([expect.objectContaining({ status: 'SENT', attempts: 2 })]);
});

test('the job for overdue messages queues one job per message, however often it runs', async () => {
  const ids = [await posted(), await posted(text), await posted()];
  await due();
  await db.deleteFrom('outbox').execute();

  await sendOverdue({ db })();
  await sendOverdue({ db })();

  const jobs = await db.selectFrom('outbox').select(['task', 'payload']).orderBy('id').execute();
  expect(jobs).toEqual(ids.map((messageId) => ({ task: 'send-message', payload: { messageId } })));
  expect((await rows()).map(({ status, attempts }) => [status, attempts])).toEqual(
    Array(3).fill(['QUEUED', 0]),
  );
  await queueWaitingJobs(db);
  await sendOverdue({ db })();
  await queueWaitingJobs(db);
  const { rows: queued } = await sql`select key from graphile_worker.jobs where key = any(${ids})`.execute(
    db,
  );
  expect(queued).toHaveLength(3);
});

test.each([
  ['mail', mail, 7],
  ['text', text, 4],
] as const)(
  'a %s that ends every process that sends it is given up after the usual number of attempts',
  async (_, message, most) => {
    const { send, given } = carriers();
    const taken = async (attempts: number) => {
      const messageId = await posted(message);
      await db.updateTable('messages').set({ attempts }).where('id', '=', messageId).execute();
      await send({ messageId });
      return messageId;
    };
    const [last] = [await taken(most - 1), await taken(most)];

    expect(given).toEqual([last]);
    expect(await rows()).toEqual([
      expect.objectContaining({ status: 'SENT' }),
      expect.objectContaining({ status: 'FAILED', recipient: null, sealed: null, lastError: 'given up' }),
    ]);
  },
);

test.each([
  ['mail', mail],
  ['text', text],
])('an expired %s is not sent', async (_, message) => {
  const { send, given } = carriers();
  const usefulUntil = shop.clock.now;
  const late = await posted({ ...message, usefulUntil });
  const inTime = await posted({ ...message, usefulUntil: new Date(usefulUntil.getTime() + 1) });
  for (const messageId of [late, inTime]) await send({ messageId });

  expect(given).toEqual([inTime]);
  expect(await rows()).toEqual([
    expect.objectContaining({ status: 'FAILED', recipient: null, sealed: null, lastError: 'too late' }),
    expect.objectContaining({ status: 'SENT', usefulUntil: new Date(usefulUntil.getTime() + 1) }),
  ]);
});

test('content sealed for one message cannot be sent as another', async () => {
  const { send, given } = carriers();
  await posted();
  const [first] = await rows();
  const messageId = await posted({ ...mail, to: 'mallory@example.com' });
  await db
    .updateTable('messages')
    .set({ sealed: first?.sealed ?? null })
    .where('id', '=', messageId)
    .execute();

  await send({ messageId });

  expect(given).toEqual([]);
});

test('settled messages are kept for thirty days, waiting ones until they are settled', async () => {
  const old = new Date(Date.now() - 31 * 24 * 3_600_000);
  const recent = new Date(Date.now() - 29 * 24 * 3_600_000);
  for (let i = 0; i < 3; i += 1) await posted();
  const [first, second, third] = await rows();
  const settle = (id = '', settledAt: Date) =>
    db.updateTable('messages').set({ status: 'SENT', settledAt }).where('id', '=', id).execute();
  await settle(first?.id, old);
  await settle(second?.id, recent);
  await db
    .updateTable('messages')
    .set({ createdAt: old })
    .where('id', '=', third?.id ?? '')
    .execute();
  await db.deleteFrom('outbox').execute();

  await insertJob(db, { task: 'sweep-messages', payload: {} });
  await shop.runJobs();

  expect((await rows()).map(({ id }) => id)).toEqual([second?.id, third?.id]);
});

test('the sweep of settled messages uses an index', async () => {
  const scans = await scansOf(db, 'messages', (tx) => deleteSettled(tx, 30));
  expect(scans).toEqual({ whole: 0, byIndex: 1 });
});
