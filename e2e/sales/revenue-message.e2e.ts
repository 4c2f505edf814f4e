import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { addDays } from '@maru/contract/time/business-date.ts';
import { expect } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { revenueMessageOn } from '../support/screens/revenue-message.ts';
import { ko } from '../support/words.ts';

const hour = 3_600_000;
/** In the middle of the hours for messages. */
const midday = 12;

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('a revenue message is set up and previewed, sent at its time, and sent once more after an outage of days', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  const lines = [{ name: '꽃다발', unitPrice: 30_000, taxable: true, quantity: 1 }];
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: 30_000 }];
  const { businessDate } = await call(takeOrder, { storeId, lines, total: 30_000, tenders });
  const message = revenueMessageOn(page);
  await signInAs(page, maru, owner, { path: `/s/${storeId}/sales/message` });
  await expect(message.nobody).toBeVisible();
  await expect(message.noHistory).toBeVisible();
  await expect(message.kakao).toContainText(ko.won(0));
  await message.kindOf(owner.name, 'DAILY').check();
  await message.save.click();
  await expect(message.saved).toBeVisible();
  await expectFits(page, 'revenue message');
  await expectNoViolations(page, 'revenue message');

  const mailbox = mailboxOf(maru);
  const sent = async () => (await mailbox.bodiesTo(owner.phone)).filter((body) => body.includes('매출 알림'));
  try {
    await restartAt(addDays(businessDate, 1));
    await expect.poll(sent, { timeout: 60_000 }).toHaveLength(1);
    expect((await sent())[0]).toContain(`${dayOf(businessDate)}\n\n· 순매출: ${ko.won(30_000)}\n· 주문: 1건`);
    await expectDelivered(1);

    await restartAt(addDays(businessDate, 6));
    await expect.poll(sent, { timeout: 60_000 }).toHaveLength(2);
    expect((await sent())[0]).toContain(dayOf(addDays(businessDate, 5)));

    await expectDelivered(2);
    await expect(message.sent).toHaveCount(2);
  } finally {
    await maru.kill();
    await maru.start();
  }

  /** The outcome is known a little after the message has left. */
  async function expectDelivered(count: number) {
    await page.reload();
    const delivered = message.sent.filter({ hasText: message.outcome('DELIVERED') });
    await expect(delivered).toHaveCount(count, { timeout: 60_000 });
  }

  /** Restarts the server at midday of that day, as after an outage. */
  async function restartAt(date: string) {
    const at = Date.parse(`${date}T${midday}:00:00+09:00`);
    await maru.kill();
    await maru.start({ hoursAhead: Math.ceil((at - Date.now()) / hour) });
  }
});

const dayWords = new Intl.DateTimeFormat('ko', {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  timeZone: 'UTC',
});

/** 11월 20일 (금). */
function dayOf(date: string): string {
  return dayWords.format(new Date(date));
}
