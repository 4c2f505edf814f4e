import { expect } from '@playwright/test';
import { addACustomer } from '../support/add-a-customer.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { givePoints } from '../support/give-points.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { admin, signInAs } from '../support/people.ts';
import { customerOn } from '../support/screens/customer.ts';
import { adminPointsOn, pointMessagesOn } from '../support/screens/point-messages.ts';
import { tillOn } from '../support/screens/till.ts';

test.use({ viewport: { width: 1024, height: 768 } });

/** The channel of the trial's dealer, which has templates. */
const channel = '마루커피 성수점 (@marucoffee)';
/** What `openOwnStore` calls its stores. */
const name = '나만의 가게';
const [chosen, waiting] = ['적립 안내 (짧게)', '소멸 안내'];

test('an admin connects a channel, the owner chooses an approved template, and a sale at the till sends a message with it', async ({
  page,
  browser,
  maru,
}) => {
  const store = await openOwnStore(maru);
  await givePoints(store);
  await addACustomer(store, { phone: '01077778888', name: '김단골', points: 100 });

  await test.step('an admin finds the store and connects its channel', async () => {
    const office = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
    const points = adminPointsOn(office);
    await signInAs(office, maru, admin, { path: '/admin/points' });
    await points.search.fill(name);
    // The newest store comes first.
    await points.storeOf(name).first().click();
    await points.connect.click();
    await points.channel.click();
    await office.getByRole('option', { name: channel }).click();
    await points.save.click();
    await expect(points.done(name)).toBeVisible();
    await office.goto(`${maru.hubUrl}/admin/points?view=TEMPLATES&page=2`);
    await expect(points.table('TEMPLATES')).toContainText(chosen);
    await expectNoViolations(office, 'templates of all channels');
    await office.context().close();
  });

  const messages = pointMessagesOn(page);
  await test.step('the owner switches a message on and chooses its template', async () => {
    await signInAs(page, maru, store.owner, { path: `/s/${store.storeId}/points/settings/messages` });
    await expect(messages.nothing).toBeVisible();
    await messages.kind('EARN').check({ force: true });
    await messages.channel.click();
    await messages.option(channel).click();
    await messages.template('EXPIRING').click();
    await expect(messages.option(messages.cannot(waiting, 'NOT_APPROVED'))).toBeDisabled();
    await page.keyboard.press('Escape');
    await messages.template('EARNED').click();
    await messages.option(chosen).click();
    await expect(messages.preview).toContainText('450P');
    await messages.save.click();
    await expect(messages.saved).toBeVisible();
    await expectFits(page, 'messages about points');
    await expectNoViolations(page, 'messages about points');
  });

  await test.step('a sale of a customer is told by that template, to the masked number', async () => {
    await page.goto(`${maru.hubUrl}/s/${store.storeId}/till`);
    const till = tillOn(page);
    await till.add('대추차');
    await customerOn(page).chooseByLastFour('8888');
    await till.payInCash();
    await mailboxOf(maru).hears('010-****-8888', '포인트 600P를 적립했어요');
    await page.goto(`${maru.hubUrl}/s/${store.storeId}/points/settings/messages`);
    await expect(messages.sent).toHaveCount(1);
    await expect(messages.sent.first()).toContainText('8888');
    await expect(messages.sent.first()).toContainText(messages.outcome('DELIVERED'), { timeout: 60_000 });
  });
});
