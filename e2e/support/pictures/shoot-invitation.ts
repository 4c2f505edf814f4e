import { inviteMember } from '@maru/contract/store-access/invitations.endpoints.ts';
import { mailboxOf } from '../mailbox.ts';
import { newPerson } from '../new-person.ts';
import { openOwnStore } from '../own-store.ts';
import { signInAs } from '../people.ts';
import { invitationOn, joinOn } from '../screens/invitation.ts';
import { signUpOn, stranger } from '../screens/sign-up.ts';
import { staffOn } from '../screens/staff.ts';
import type { Studio } from '../screens/studio.ts';

/** From the refusal of an unknown address to the invited person's store. */
export async function shootInvitation(office: Studio, handset: Studio) {
  const { maru, page } = office;
  const { owner, storeId, call } = await openOwnStore(maru);
  const person = { ...stranger(), name: '이하늘' };
  await signInAs(page, maru, owner, { path: `/s/${storeId}/store/staff` });
  const staff = staffOn(page, office.words);
  await staff.openInviteOffer(person.username);
  await office.shoot('80-staff-nobody', 'screen');
  await staff.sendInvitation(person.username);
  await office.shoot('81-staff-invited');
  await page.getByRole('button', { name: withdrawOf(office, person.username) }).click();
  await page.getByRole('dialog').waitFor();
  await office.shoot('82-staff-withdraw', 'screen');
  await page.keyboard.press('Escape');
  await shootGuest(handset, person.username);

  const known = await newPerson(maru, { name: '김누리' });
  await call(inviteMember, { storeId, username: known.username, rights: ['ORDER', 'SALES'] });
  const link = await mailboxOf(maru).linkTo(known.username, 2);
  await shootJoin(handset, known, link);
  await shootSomebodyElse(handset, person.username);
}

const withdrawOf = ({ words }: Studio, username: string) =>
  words.t('hub/store-access:invite.withdrawOf', { username });

async function shootGuest({ page, maru, words, shoot }: Studio, username: string) {
  const link = await mailboxOf(maru).linkTo(username);
  await page.goto(link);
  await invitationOn(page, words).signUp.waitFor();
  await shoot('83-invitation');
  await invitationOn(page, words).signUp.click();
  await page.getByText(words.t('account/sign-up:invited.username')).waitFor();
  await signUpOn(page, words).name.waitFor();
  await shoot('84-invitation-sign-up');
  await page.goto(link.slice(0, -4));
  await page.getByRole('heading', { name: words.t('account/store-access:unknown.title') }).waitFor();
  await shoot('85-invitation-unknown');
}

async function shootJoin(
  { page, maru, words, shoot }: Studio,
  person: Awaited<ReturnType<typeof newPerson>>,
  link: string,
) {
  await signInAs(page, maru, person, { path: '/stores/new' });
  await page.getByText(words.t('hub/stores/new/new-store:waiting.title')).waitFor();
  await shoot('86-new-store-invited');
  await page.goto(link);
  await invitationOn(page, words).logIn.click();
  await joinOn(page, words).accept.waitFor();
  await shoot('87-join');
}

async function shootSomebodyElse({ page, maru, words, shoot }: Studio, username: string) {
  const { pathname } = new URL(await mailboxOf(maru).linkTo(username));
  const query = new URLSearchParams({ invitation: pathname.replace('/invitation/', '') });
  await page.goto(`${maru.hubUrl}/join?${query}`);
  await joinOn(page, words).somebodyElse.waitFor();
  await shoot('88-join-somebody-else');
}
