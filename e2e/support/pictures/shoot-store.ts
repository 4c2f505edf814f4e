import { storeIdOf } from '../people.ts';
import type { Studio } from '../screens/studio.ts';

/** What a store says of itself, and the first step of opening another one; by an owner who is signed in. */
export async function shootStore({ page, maru, words, shoot }: Studio) {
  const own = (key: string) => words.t(`hub/stores/office/store:${key}`);
  const field = (name: string) => page.getByLabel(words.t(`hub/stores/fields/store-fields:${name}`));
  const office = `${maru.hubUrl}/s/${storeIdOf(page)}/store`;

  await page.goto(office);
  await field('name').waitFor();
  await shoot('40-store');
  await field('name').fill('Maru');
  await page.getByRole('link', { name: words.t('hub/app:tabs.registration') }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('41-store-leave');
  await page.getByRole('button', { name: words.t('hub/lib/forms/forms:leave.go') }).click();
  await field('businessNumber').waitFor();
  await shoot('42-registration');

  await page.goto(`${office}/card-membership`);
  await page.getByRole('region', { name: own('card.title') }).waitFor();
  await shoot('43-card-membership');
  await page.goto(`${maru.hubUrl}/stores/new`);
  await field('name').waitFor();
  await shoot('44-new-store');
}
