import type { SummaryKind } from '@maru/contract/sales/revenue-message.ts';
import { expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { revenueMessageBuilders } from '#test/builders/revenue-message-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { openShopWithPhone, change, history, outcomes } = revenueMessageBuilders(shop);
const { db, mailbox } = shop;
const seoul = (time: string) => new Date(`${time}+09:00`);
const timeOf = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);

/** A store whose owner gets messages, and a server whose carriers fail between these times. */
async function openOutage(kinds: SummaryKind[], { from, to }: { from: string; to: string }) {
  shop.clock.now = seoul('2026-11-20T12:00:00');
  await db.deleteFrom('revenueMessageRecipients').execute();
  const at = await openShopWithPhone();
  await change(at, { recipients: [{ userId: at.ownerId, kinds }] });
  const { sms, kakao } = shop.carriers;
  if (!kakao) throw new Error('there is no Kakao here');
  const isAway = () => shop.clock.now >= seoul(from) && shop.clock.now < seoul(to);
  const away = () => Promise.reject(new Error('away'));
  const { app } = await shop.instance({
    carriers: {
      ...shop.carriers,
      kakao: { ...kakao, send: (message) => (isAway() ? away() : kakao.send(message)) },
      sms: { ...sms, send: (message) => (isAway() ? away() : sms.send(message)) },
    },
  });
  return { ...at, app };
}

type At = Awaited<ReturnType<typeof openOutage>>;

/** Runs all jobs at each try, until no message waits. Returns the times of the tries after the first. */
async function runTries(at: At, from: string): Promise<string[]> {
  shop.clock.now = seoul(from);
  const times: string[] = [];
  for (;;) {
    for (const task of ['settle-revenue-messages', 'send-revenue-messages'])
      await insertJob(db, { task, payload: {} });
    await shop.makeJobsDue();
    await at.app.runDueJobs();
    const waiting = await db
      .selectFrom('outbox')
      .select(['runAt', 'createdAt'])
      .where('task', '=', 'send-message')
      .execute();
    const [seconds] = waiting.map(({ runAt, createdAt }) => (runAt.getTime() - createdAt.getTime()) / 1_000);
    if (seconds === undefined) return times;
    shop.clock.now = new Date(shop.clock.now.getTime() + Math.round(seconds) * 1_000);
    if (seconds > 0) times.push(timeOf(shop.clock.now).slice(11));
  }
}

const textsTo = async ({ phone }: At) => (await mailbox.allTo(phone)).map(({ body }) => body);

test('a message is tried again while all carriers are away for ten minutes, and then arrives once', async () => {
  const at = await openOutage(['DAILY'], { from: '2026-11-21T10:00:00', to: '2026-11-21T10:10:00' });
  const times = await runTries(at, '2026-11-21T10:00:00');

  expect(times).toEqual(['10:00:05', '10:00:10', '10:00:30', '10:01:30', '10:04:30', '10:14:30']);
  expect(await outcomes(at)).toEqual([['DAILY', '2026-11-20', 'FALLBACK_SENT']]);
  expect(await textsTo(at)).toHaveLength(1);
  await runTries(at, '2026-11-21T11:00:00');
  expect(await textsTo(at)).toHaveLength(1);
});

test('an outage until the night lets a weekly message expire, and it comes on the next day, once', async () => {
  const at = await openOutage(['WEEKLY'], { from: '2026-11-23T10:00:00', to: '2026-11-24T09:30:00' });
  const times = await runTries(at, '2026-11-23T10:00:00');

  expect(times.at(-1)).toBe('19:59:00');
  expect(await outcomes(at)).toEqual([['WEEKLY', '2026-11-16', 'EXPIRED']]);
  await runTries(at, '2026-11-24T10:00:00');
  expect(await outcomes(at)).toEqual([['WEEKLY', '2026-11-16', 'DELIVERED']]);
  expect(await textsTo(at)).toHaveLength(1);
});

test('a message that first fails in the last minute of its time comes on the next day', async () => {
  const at = await openOutage(['WEEKLY'], { from: '2026-11-23T19:58:30', to: '2026-11-24T09:30:00' });
  await runTries(at, '2026-11-23T19:59:10');

  expect(await outcomes(at)).toEqual([['WEEKLY', '2026-11-16', 'EXPIRED']]);
  await runTries(at, '2026-11-24T10:00:00');
  expect(await history(at)).toMatchObject([['WEEKLY', '2026-11-16', expect.any(String)]]);
  expect(await textsTo(at)).toHaveLength(1);
});
