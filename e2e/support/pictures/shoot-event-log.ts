import { admin, signInAs } from '../people.ts';
import { eventLogOn } from '../screens/event-log.ts';
import type { Studio } from '../screens/studio.ts';

/** The platform's log, starting signed out. The demo store has entries of every level. */
export async function shootEventLog({ page, maru, words, shoot }: Studio) {
  const log = eventLogOn(page, words);
  await signInAs(page, maru, admin, { path: '/admin/debug' });
  await log.rows.first().waitFor();
  await log.more.click();
  await shoot('97-event-log');
  await log.exporting.click();
  await log.download.waitFor();
  await shoot('97-event-log-export');
  await page.goto(`${maru.hubUrl}/admin/debug?code=CLIENT_ERROR`);
  await log.rows.first().click();
  await log.details.waitFor();
  await shoot('98-logged-entry');
  await log.unmask.click();
  await log.look.waitFor();
  await shoot('98-logged-entry-unmask');
  await page.goto(`${maru.hubUrl}/admin/debug?code=NONE`);
  await log.noneFound.waitFor();
  await shoot('99-event-log-none');
}
