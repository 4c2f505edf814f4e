import { expect, type Page } from '@playwright/test';
import { mailboxOf } from '../mailbox.ts';
import type { Maru } from '../start-maru.ts';
import { ko, type Words } from '../words.ts';

type Part = 'SALES_ANALYSIS' | 'MENU_EDIT' | 'CUSTOMER_LIST';

/** The app lock: locked parts, the store phone, and screens that wait for an unlock. */
export function appLockOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string>) => t(`hub/app-lock:${key}`, values);
  const part = (name: Part) => own(`parts.${name}`);
  const dialog = page.getByRole('dialog', { name: own('phone.title') });

  return {
    heading: page.getByRole('heading', { name: own('title'), level: 1 }),
    dialog,
    switchOf: (name: Part) => page.getByRole('switch', { name: part(name) }),
    save: page.getByRole('button', { name: t('hub/lib/forms/forms:save'), exact: true }),
    saved: page.getByText(t('hub/lib/forms/forms:saved')),
    locked: (name: Part) =>
      page.getByRole('heading', { name: own('request.title', { part: part(name) }), level: 2 }),
    /** The note above a screen that is shown while its actions are locked. */
    note: (name: Part) =>
      page.getByRole('status').filter({ hasText: own('note.title', { part: part(name) }) }),
    unlock: page.getByRole('button', { name: own('note.unlock'), exact: true }),
    opened: page.getByText(own('request.opened')),
    /** An action that resumes after the unlock. */
    waits: (name: Part) => page.getByText(own('request.waitText', { part: part(name) })),
    /** Locks the most recently unlocked session. */
    lockAgain: page
      .getByRole('region', { name: own('unlocked.title') })
      .getByRole('button')
      .first(),
    ask: page.getByRole('button', { name: own('request.send') }),
    sendAgain: page.getByRole('button', { name: own('request.again') }),
    refusal: page.getByText(own('request.refused')),
    /** Delivery state of the message. */
    delivery: (state: 'DELIVERED' | 'FALLBACK_SENT') => page.getByText(own(`request.delivery.${state}`)),
    async askCode(phone: string) {
      await page.getByRole('button', { name: own('phone.register') }).click();
      await dialog.getByLabel(t('hub/lib/phone-code/phone-code:number'), { exact: true }).fill(phone);
      await dialog.getByRole('button', { name: t('hub/lib/phone-code/phone-code:send') }).click();
      await expect(dialog.getByLabel(t('hub/lib/phone-code/phone-code:code'), { exact: true })).toBeFocused();
    },
    async enterCode(maru: Maru, phone: string) {
      await dialog
        .getByLabel(t('hub/lib/phone-code/phone-code:code'), { exact: true })
        .fill(await mailboxOf(maru).codeTo(phone));
      await dialog
        .getByRole('button', { name: t('hub/lib/phone-code/phone-code:confirm'), exact: true })
        .click();
      await expect(dialog).toBeHidden();
    },
  };
}

/** The page behind the link on the store phone, without a sign-in. */
export function approvalOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string>) => t(`account/app-lock:${key}`, values);

  return {
    asks: (person: string, part: Part) =>
      page.getByRole('heading', { name: own('asks', { person, part: own(`parts.${part}`) }) }),
    approve: page.getByRole('button', { name: own('approve'), exact: true }),
    refuse: page.getByRole('button', { name: own('refuse'), exact: true }),
    approved: page.getByRole('heading', { name: own('approved.title') }),
    refused: page.getByRole('heading', { name: own('refused.title') }),
  };
}
