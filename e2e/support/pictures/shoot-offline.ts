import type { Studio } from '../screens/studio.ts';
import { tillOn } from '../screens/till.ts';

const lattes = { ko: '카페라떼', en: 'Caffè latte' } as const;

/** A sale without network, unsent sales on the device, and the question before a sign-out. */
export async function shootOffline({ page, look, words, shoot }: Studio) {
  const { t } = words;
  const till = tillOn(page, words);
  await till.ready();
  await page.context().setOffline(true);
  await till.addWith(lattes[look.language]);
  await till.payInCash();
  await till.receipt.waitFor();
  await shoot('90-offline-receipt');
  await till.nextOrder();

  await till.sales.click();
  await till.sheet.getByRole('button', { name: t('hub/payments:saleFile.export') }).waitFor();
  await shoot('91-offline-sales');
  await page.keyboard.press('Escape');
  await till.sheet.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: t('hub/app:frame.more') }).click();
  await page.getByRole('button', { name: t('hub/app:account.signOut') }).click();
  await page.getByRole('dialog', { name: t('hub/app:account.leavingOffline.title') }).waitFor();
  await shoot('92-sign-out-asked', 'screen');
  await page.getByRole('button', { name: t('hub/app:unsent.leaving.stay') }).click();
  await page.context().setOffline(false);
}
