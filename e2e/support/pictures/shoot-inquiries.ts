import { admin, signInAs } from '../people.ts';
import { aboutOn, inquiriesOn } from '../screens/inquiries.ts';
import type { Studio } from '../screens/studio.ts';

/** The form for anybody, then the admins' inquiries. The demo has waiting, taken and answered ones. */
export async function shootInquiries({ page, maru, words, shoot }: Studio) {
  const about = aboutOn(page, words);
  await page.goto(`${maru.hubUrl}/about`);
  await about.all.waitFor();
  await shoot('90-about');
  await about.send.click();
  await about.problem('content.missing').waitFor();
  await shoot('91-about-wrong');

  const inquiries = inquiriesOn(page, words);
  await signInAs(page, maru, admin, { path: '/admin/inquiries' });
  await inquiries.rows.first().waitFor();
  await shoot('92-inquiries');
  await inquiries.rows.first().click();
  await inquiries.take.waitFor();
  await shoot('93-inquiry');
  await inquiries.unmask.click();
  await inquiries.look.waitFor();
  await shoot('94-inquiry-unmask');
  await page.keyboard.press('Escape');
  await inquiries.dialog.waitFor({ state: 'hidden' });
  await inquiries.close.click();
  await inquiries.closeNow.waitFor();
  await shoot('94-inquiry-close');
  await page.goto(`${maru.hubUrl}/admin/inquiries?state=CLOSED`);
  await inquiries.rows.first().click();
  await inquiries.reopen.waitFor();
  await shoot('95-inquiry-closed');
  await page.goto(`${maru.hubUrl}/admin/inquiries?state=ANSWERED`);
  await inquiries.rows.first().click();
  await inquiries.delivery('SENT').waitFor();
  await shoot('95-inquiry-answered');
  await page.goto(`${maru.hubUrl}/admin/inquiries?q=%3F`);
  await inquiries.noneFound.waitFor();
  await shoot('96-inquiries-none');
}
