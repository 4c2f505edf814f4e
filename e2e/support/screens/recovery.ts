import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The recovery of username and password, and the page behind the link of the reset mail. */
export function recoveryOn(page: Page, { t }: Words = ko) {
  const own = (key: string) => t(`account/recovery:${key}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (key: string) => page.getByRole('heading', { name: own(key), level: 1 });
  const tabs = page.getByRole('navigation', { name: own('tabs.label') });
  const main = page.getByRole('main');

  return {
    heading,
    tab: (name: 'username' | 'password') => tabs.getByRole('link', { name: own(`tabs.${name}`) }),
    alert: main.getByRole('alert').filter({ hasText: /\S/ }),
    status: main.getByRole('status').filter({ hasText: /\S/ }),
    toLogin: page.getByRole('link', { name: own('login') }),

    phone: page.getByLabel(t('account/verification:phone')),
    code: page.getByLabel(t('account/verification:code'), { exact: true }),
    askCode: button(t('account/verification:submit.phone')),
    check: button(t('account/verification:submit.code')),
    resendCode: button(t('account/verification:resend')),
    copy: button(own('username.copy')),
    copied: button(own('username.copied')),
    toPassword: button(own('username.forgotPassword')),

    username: page.getByLabel(own('password.email'), { exact: true }),
    clear: button(own('password.clear')),
    send: button(own('password.submit')),
    resend: button(own('password.resend')),

    password: page.getByLabel(t('account/app:password.new'), { exact: true }),
    confirm: page.getByLabel(t('account/app:password.confirm'), { exact: true }),
    change: button(own('reset.submit')),
    newMail: page.getByRole('link', { name: own('reset.newMail') }),
    async typePasswords(password: string, confirm = password) {
      await page.getByLabel(t('account/app:password.new'), { exact: true }).fill(password);
      await page.getByLabel(t('account/app:password.confirm'), { exact: true }).fill(confirm);
      await button(own('reset.submit')).click();
    },
  };
}
