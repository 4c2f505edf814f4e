import { addACustomer } from '../add-a-customer.ts';
import { givePoints } from '../give-points.ts';
import { openOwnStore } from '../own-store.ts';
import { signInAs } from '../people.ts';
import { customerOn } from '../screens/customer.ts';
import { customerOfficeOn } from '../screens/customer-office.ts';
import { pointMessagesOn } from '../screens/point-messages.ts';
import type { Studio } from '../screens/studio.ts';
import { tillOn } from '../screens/till.ts';

/** Customers at the till and in the office, points and their settings. */
export async function shootCustomers(studio: Studio) {
  const { page, maru } = studio;
  const store = await openOwnStore(maru);
  await givePoints(store);
  const customerId = await addACustomer(store, { phone: '01012345678', name: 'Lee', points: 5_000 });
  await addACustomer(store, { phone: '01098765678', name: 'Kim', points: 300 });
  await signInAs(page, maru, store.owner, { path: `/s/${store.storeId}/till` });
  await shootAtTill(studio);
  await shootOffice(studio, { storeId: store.storeId, customerId });
}

async function shootAtTill({ page, words, shoot }: Studio) {
  const till = tillOn(page, words);
  const customer = customerOn(page, words);
  await till.ready();
  await till.items.getByRole('button').first().click();
  await page.keyboard.press('F1');
  await customer.sheet.waitFor();
  await shoot('60-customer-phone');
  await customer.type('5678');
  await customer.found.first().waitFor();
  await shoot('60-customer-found');
  await page.keyboard.press('Delete');
  await customer.type('01055556666');
  await customer.asNew.click();
  await customer.add.click();
  await customer.needed.waitFor();
  await shoot('60-customer-new');
  await customer.back.click();
  await customer.type('01012345678');
  await customer.useNone.waitFor();
  await shoot('60-customer-points');
  await customer.useSome.click();
  await shoot('60-customer-some-points');
  await page.keyboard.press('Escape');
  await customer.sheet.waitFor({ state: 'hidden' });
  // The customer who was found stays in the cart.
  await customer.row.getByRole('button').first().click();
  await customer.other.click();
  await customer.turn.click();
  await shoot('60-customer-turned');
}

async function shootOffice(
  { page, maru, words, shoot }: Studio,
  { storeId, customerId }: { storeId: string; customerId: string },
) {
  const office = customerOfficeOn(page, words);
  const open = (path: string) => page.goto(`${maru.hubUrl}/s/${storeId}${path}`);
  await open('/customers');
  await office.rows.first().waitFor();
  await shoot('61-customers');
  await office.export.click();
  await office.dialog.waitFor();
  await shoot('61-customers-export');
  await open(`/customers/${customerId}`);
  await office.earn.waitFor();
  await shoot('62-customer');
  for (const [name, act] of Object.entries(office.acts)) {
    await act.click();
    await office.dialog.waitFor();
    await shoot(`62-customer-${name}`);
    await page.keyboard.press('Escape');
    await office.dialog.waitFor({ state: 'hidden' });
  }
  await open('/points/settings');
  await office.rate.waitFor();
  await shoot('63-point-settings');
  const messages = pointMessagesOn(page, words);
  await open('/points/settings/messages');
  await messages.nothing.waitFor();
  await shoot('63-point-messages');
}
