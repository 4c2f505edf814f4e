import { removeProviderKeys, setProviderKeys } from '@maru/contract/payments/provider-keys.endpoints.ts';
import { expect } from '@playwright/test';
import { awaitAnswer } from '../support/await-answer.ts';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { ko } from '../support/words.ts';

const { t } = ko;
const own = (key: string) =>
  t(`hub/store-settings:provider.${key}`, { name: t('hub/store-settings:provider.names.toss') });
const key = 'test_sk_a1b2c3d4e5f6g7h8';
const nextKey = 'test_sk_h8g7f6e5d4c3q9z9';

test('an owner pastes the provider’s key, which is shown by its end only, replaces it and removes it', async ({
  page,
  maru,
}) => {
  maru.toss.addKey(key);
  await openSignedIn(page, maru, 'owner', { screen: 'settings/payment' });
  const section = page.getByRole('region', { name: own('title') });
  await expect(section).toContainText(own('simulated'));

  await section.getByRole('button', { name: own('connect') }).click();
  const dialog = page.getByRole('dialog', { name: own('setTitle') });
  const field = dialog.getByLabel(own('key'));
  await expect(field).toBeFocused();
  await field.fill('test_ck_the_client_key');
  await dialog.getByRole('button', { name: own('save') }).click();
  await expect(dialog).toContainText(own('wrong.CLIENT_KEY'));

  await field.fill(`  ${key} `);
  await awaitAnswer(page, setProviderKeys, () => field.press('Enter'));
  await expect(dialog).toBeHidden();
  await expect(section).toContainText('•••• g7h8');
  await page.reload();
  await expect(section).toContainText('•••• g7h8');

  maru.toss.addKey(nextKey);
  await section.getByRole('button', { name: own('replace') }).click();
  const replacing = page.getByRole('dialog', { name: own('replaceTitle') });
  await replacing.getByLabel(own('key')).fill(nextKey);
  await awaitAnswer(page, setProviderKeys, () =>
    replacing.getByRole('button', { name: own('save') }).click(),
  );
  await expect(section).toContainText('•••• q9z9');

  await section.getByRole('button', { name: own('remove') }).click();
  const question = page.getByRole('dialog', { name: own('removeTitle') });
  await expect(question).toContainText(own('removeText'));
  await awaitAnswer(page, removeProviderKeys, () =>
    question.getByRole('button', { name: own('removeConfirm') }).click(),
  );
  await expect(section).toContainText(own('simulated'));
});
