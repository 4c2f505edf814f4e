import { admin, signInAs } from '../people.ts';
import type { Studio } from '../screens/studio.ts';
import { usersOn } from '../screens/users.ts';

/** The admins' users. The demo has one person for each flag that is false. */
export async function shootUsers({ page, maru, words, shoot }: Studio) {
  const users = usersOn(page, words);
  await signInAs(page, maru, admin, { path: '/admin/users' });
  await users.rows.first().waitFor();
  await shoot('97-users');
  await users.search.fill('kang@');
  await users.row('강*나').click();
  await users.raise('accountNonLocked').waitFor();
  await users.card('consents.title').waitFor();
  await shoot('98-user');
  await users.lower('credentialsNonExpired').click();
  await users.confirmLower('credentialsNonExpired').waitFor();
  await shoot('98-user-expire');
  await page.keyboard.press('Escape');
  await users.dialog.waitFor({ state: 'hidden' });
  await users.signOut.click();
  await users.dialog.waitFor();
  await shoot('98-user-sign-out');
  await page.keyboard.press('Escape');
  await users.dialog.waitFor({ state: 'hidden' });
  await users.unmask.click();
  await users.look.waitFor();
  await shoot('98-user-unmask');
  await page.goto(`${maru.hubUrl}/admin/users?q=%3F`);
  await users.noneFound.waitFor();
  await shoot('99-users-none');
}
