import { wordsOf as errorWordsOf } from '@maru/contract/error-words.ts';
import { inviteMember } from '@maru/contract/store-access/invitations.endpoints.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { type CallAs, newPerson } from '../support/new-person.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs, signInForm } from '../support/people.ts';
import { invitationOn, joinOn } from '../support/screens/invitation.ts';
import { type Stranger, signUpOn, stranger, verifyUserOn } from '../support/screens/sign-up.ts';
import { staffOn } from '../support/screens/staff.ts';
import { tillOn } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const screen = {
  locale: 'ko-KR',
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
} as const;
const store = '나만의 가게';

test.use(screen);

test('an invited person without an account signs up from the mail and joins the store on another device', async ({
  page,
  browser,
  maru,
}) => {
  const person = { ...stranger(), name: '이하늘' };
  const { owner, storeId } = await openOwnStore(maru);
  const staff = await openStaff(page, maru, { owner, storeId });
  await staff.openInviteOffer(person.username);
  await expectFits(page, 'the offer to invite');
  await staff.sendInvitation(person.username);
  await expect(staff.invitations).toHaveCount(1);
  await expectFits(page, 'an open invitation');

  const handset = await newPage(browser);
  const link = await followMail(handset, maru, person);
  const invitation = invitationOn(handset);
  await expect(invitation.heading(store)).toBeFocused();
  await expectFits(handset, 'an invitation');
  await invitation.signUp.click();
  await signUp(handset, maru, person);
  await acceptTooSoon(handset, maru, { person, link });
  await handset.context().close();

  const counter = await newPage(browser);
  await counter.goto(await mailboxOf(maru).linkTo(person.username, 3));
  const verify = verifyUserOn(counter);
  await verify.send(person);
  await expect(verify.success).toBeVisible();
  await verify.toLogin.click();
  await signInForm(counter).sendAs(person);
  const join = joinOn(counter);
  await expect(join.invited(store)).toBeVisible();
  await expectNoViolations(counter, 'a store that waits');
  await join.accept.click();
  await expect(counter).toHaveURL(`${maru.hubUrl}/s/${storeId}/till`);
  await expect(tillOn(counter).connection).toBeVisible();

  await expect(staff.list.filter({ hasText: person.name })).toBeVisible();
  await expect(staff.invitations).toHaveCount(0);
  await mailboxOf(maru).hears(owner.username, person.username);
  await counter.context().close();
});

test('a person with an account can accept an invitation only when signed in with the invited address', async ({
  page,
  browser,
  maru,
}) => {
  const [person, other] = [await newPerson(maru, { name: '이하늘' }), await newPerson(maru)];
  const { owner, storeId, call } = await openOwnStore(maru);
  await invite(call, storeId, person);

  await signInAs(page, maru, other, { path: '/stores/new' });
  const join = joinOn(page);
  await page.goto(await mailboxOf(maru).linkTo(person.username, 2));
  await invitationOn(page).logIn.click();
  await expect(join.somebodyElse).toBeVisible();
  await expectFits(page, 'signed in as somebody else');
  await join.signOut.click();
  await signInForm(page).sendAs(person);
  await expect(join.invited(store)).toBeVisible();

  const office = await newPage(browser);
  const staff = await openStaff(office, maru, { owner, storeId });
  await staff.withdraw(person.username);
  await expect(staff.invitations).toHaveCount(0);
  await join.accept.click();
  await expect(page.getByText(errorWordsOf('INVITATION_ENDED', 'ko', { reason: 'WITHDRAWN' }))).toBeVisible();

  await invite(call, storeId, person);
  await page.goto(await mailboxOf(maru).linkTo(person.username, 3));
  await invitationOn(page).logIn.click();
  await expect(join.accept).toBeVisible();
  const joining = page.url();
  await join.accept.click();
  await expect(page).toHaveURL(`${maru.hubUrl}/s/${storeId}/till`);
  await page.goto(joining);
  await expect(join.member(store)).toBeVisible();
  await office.context().close();
});

async function openStaff(
  page: Page,
  maru: Maru,
  { owner, storeId }: Pick<Awaited<ReturnType<typeof openOwnStore>>, 'owner' | 'storeId'>,
) {
  await signInAs(page, maru, owner, { path: `/s/${storeId}/store/staff` });
  const staff = staffOn(page);
  await expect(staff.heading).toBeVisible();
  return staff;
}

const invite = (call: CallAs, storeId: string, { username }: Stranger) =>
  call(inviteMember, { storeId, username, rights: ['ORDER'] });

/** Opens the mail from the trial's mailbox, as a person does. */
async function followMail(page: Page, maru: Maru, { username }: Stranger) {
  const link = await mailboxOf(maru).linkTo(username);
  await page.goto(`${maru.accountUrl}/dev/outbox?to=${encodeURIComponent(username)}`);
  const mail = page.frameLocator('iframe').first();
  await expect(mail.getByRole('link', { name: '초대 확인하기' })).toHaveAttribute('href', link);
  await page.goto(link);
  return link;
}

async function signUp(page: Page, maru: Maru, person: Stranger) {
  const form = signUpOn(page);
  await expect(form.username).toHaveValue(person.username);
  await expect(form.username).not.toBeEditable();
  await expectFits(page, 'signing up with the invited address');
  await form.name.fill(person.name);
  await form.password.fill(person.password);
  await form.confirm.fill(person.password);
  await form.next.click();
  await form.verifyPhone(maru, person);
  await form.agreeToAll.check();
  await form.done.click();
  await expect(form.heading('done')).toBeFocused();
  await expect(page.getByText(ko.t('account/sign-up:invited.done', { store }))).toBeVisible();
  await expectFits(page, 'signed up');
}

/**
 * Accepts before the address is verified: the invitation is refused, and the verification mail is sent again.
 */
async function acceptTooSoon(page: Page, maru: Maru, { person, link }: { person: Stranger; link: string }) {
  await signUpOn(page).toLogin.click();
  await signInForm(page).sendAs(person);
  await expect(page).toHaveURL(`${maru.hubUrl}/stores/new`);
  await page.goto(link);
  await invitationOn(page).logIn.click();
  const join = joinOn(page);
  await join.accept.click();
  await expect(page.getByText(errorWordsOf('OWN_EMAIL_NOT_VERIFIED', 'ko'))).toBeVisible();
  await expectNoViolations(page, 'an address that is not verified yet');
  await join.sendVerification.click();
  const sent = ko.t('hub/store-access/join/join:verification.sent', { username: person.username });
  await expect(page.getByText(sent)).toBeVisible();
}

async function newPage(browser: Browser): Promise<Page> {
  const { contextOptions, ...rest } = screen;
  const context = await browser.newContext({ ...rest, ...contextOptions });
  return context.newPage();
}

/** No accessibility violations, and no horizontal scrolling on a small phone. */
