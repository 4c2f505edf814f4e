import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { mailboxOf } from '../mailbox.ts';
import type { Maru } from '../start-maru.ts';
import { ko, type Words } from '../words.ts';

/** A valid mobile number: some numbers with 5 after 010 are not assigned and would be refused. */
export function mobilePhone(): string {
  return `010${randomInt(20_000_000, 50_000_000)}`;
}

/** A new person without an account. */
export function stranger() {
  const phone = mobilePhone();
  return {
    name: '김하늘',
    username: `haneul${phone.slice(3)}@maru.test`,
    password: 'Brittle7Ocean',
    phone,
  };
}
export type Stranger = ReturnType<typeof stranger>;

/** The four steps of signing up. */
export function signUpOn(page: Page, { t }: Words = ko) {
  const own = (key: string) => t(`account/sign-up:${key}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (step: string) => page.getByRole('heading', { name: own(`${step}.title`), level: 1 });

  const name = page.getByLabel(own('name'), { exact: true });
  const username = page.getByLabel(own('username'), { exact: true });
  const password = page.getByLabel(t('account/app:password.new'), { exact: true });
  const confirm = page.getByLabel(t('account/app:password.confirm'), { exact: true });
  const phone = page.getByLabel(t('account/verification:phone'));
  const code = page.getByLabel(t('account/verification:code'), { exact: true });
  const next = button(own('next'));
  const check = button(t('account/verification:submit.code'));

  async function fillBasics(person: Stranger) {
    await name.fill(person.name);
    await username.fill(person.username);
    await password.fill(person.password);
    await confirm.fill(person.password);
  }

  return {
    heading,
    name,
    username,
    password,
    confirm,
    next,
    phone,
    code,
    check,
    askCode: button(t('account/verification:submit.phone')),
    back: button(own('back')),
    agreeToAll: page.getByLabel(t('account/terms:list.all')),
    done: button(t('account/terms:form.done')),
    resend: button(own('resend')),
    toLogin: page.getByRole('link', { name: own('toLogin') }),
    fillBasics,
    /** Opens the sign-up and fills in the first step. */
    async begin(maru: Maru, person: Stranger) {
      await page.goto(`${maru.accountUrl}/signup`);
      await fillBasics(person);
      await next.click();
    },
    /** Verifies the phone with the code that was sent, and goes on to the terms. */
    async verifyPhone(maru: Maru, person: Stranger) {
      await phone.fill(person.phone);
      await button(t('account/verification:submit.phone')).click();
      await code.fill(await mailboxOf(maru).codeTo(person.phone));
      await check.click();
      await expect(heading('term')).toBeFocused();
    },
  };
}

/** The page behind the link of the verification mail. */
export function verifyUserOn(page: Page, { t }: Words = ko) {
  const username = page.getByLabel(t('account/sign-up:username'), { exact: true });
  const password = page.getByLabel(t('account/app:password.new'), { exact: true });
  const submit = page.getByRole('button', { name: t('account/sign-up:verify.submit') });

  return {
    submit,
    alert: page.getByRole('main').getByRole('alert'),
    success: page.getByRole('heading', { name: t('account/sign-up:verify.done') }),
    toLogin: page.getByRole('link', { name: t('account/sign-up:toLogin') }),
    async send(person: Pick<Stranger, 'username' | 'password'>) {
      await username.fill(person.username);
      await password.fill(person.password);
      await submit.click();
    },
  };
}
