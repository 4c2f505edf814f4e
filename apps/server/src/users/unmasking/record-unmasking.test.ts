import { listEventLog, unmaskLoggedEntry } from '@maru/contract/event-log/platform-log.endpoints.ts';
import { unmaskInquiry } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { unmaskUser } from '@maru/contract/users/users.endpoints.ts';
import { expect, test } from 'vitest';
import { limits } from '#server/http/rate-limits.ts';
import { inquiryBuilders } from '#test/builders/inquiry-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { unusuallyMany } from './record-unmasking.ts';

const shop = await openShop();
const { ask } = await inquiryBuilders(shop);
const admin = await shop.person({ name: '한관리', admin: true });
const locked = await shop.person({ admin: true });
await shop.db.updateTable('users').set({ accountNonLocked: false }).where('id', '=', locked.id).execute();

const { id } = await shop.person();
const inquiryId = await ask();
const reason = '본인 확인';
await shop.call(unmaskUser, { id, reason }, admin);
const entryId = (await shop.call(listEventLog, {}, admin)).response.content[0]?.id ?? '';

type Unmask = (as: Caller) => Promise<{ http: number }>;
const ways: Record<string, Unmask> = {
  users: (as) => shop.call(unmaskUser, { id, reason }, as),
  'entries of the log': (as) => shop.call(unmaskLoggedEntry, { entryId, reason }, as),
  inquiries: (as) => shop.call(unmaskInquiry, { inquiryId, reason }, as),
};
const many = (count: number, unmask: Unmask, as: Caller) =>
  Promise.all(Array.from({ length: count }, async () => (await unmask(as)).http));
const mailsOf = async (to: { username: string }, about: Caller) =>
  (await shop.mailbox.allTo(to.username)).filter(({ body }) => body?.includes(`/admin/users/${about.id}`));

test.each(Object.entries(ways))(
  'the other admins are told once when one unmasks unusually many %s',
  async (_, unmask) => {
    const curious = await shop.person({ name: '유관리', admin: true });

    await many(unusuallyMany - 1, unmask, curious);
    expect(await mailsOf(admin, curious)).toEqual([]);
    await many(2, unmask, curious);

    const mails = await mailsOf(admin, curious);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain(`가려진 정보를 ${unusuallyMany}번 봤어요`);
    for (const silent of [curious, locked]) expect(await mailsOf(silent, curious)).toEqual([]);
  },
);

test('all kinds of unmasking count together and are limited per hour', async () => {
  const curious = await shop.person({ name: '유관리', admin: true });
  const third = limits.tries['admin: people unmasked in an hour'].most / 3;

  for (const unmask of Object.values(ways))
    expect(new Set(await many(third, unmask, curious))).toEqual(new Set([200]));

  expect(await mailsOf(admin, curious)).toHaveLength(1);
  for (const unmask of Object.values(ways)) {
    expect(await unmask(curious)).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
    expect(await unmask(admin)).toMatchObject({ http: 200 });
  }
});
