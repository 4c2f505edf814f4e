import { listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import { unmaskUser } from '@maru/contract/users/users.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { limits } from '#server/http/rate-limits.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { unusuallyMany } from './unmask-user.ts';

const shop = await openShop();
const admin = await shop.person({ name: '한관리', admin: true });
const unmask = (id: string, as?: Caller, reason = '본인 확인') => shop.call(unmaskUser, { id, reason }, as);

test('an admin sees name, e-mail and phone for a reason, which the event log of the user keeps', async () => {
  const user = await shop.person();
  expect((await unmask(user.id, admin)).response).toMatchObject({
    ...{ isMasked: false, name: '김마루', email: user.username },
  });
  const log = await shop.call(listUserEventLog, { id: user.id }, admin);
  expect(log.response.content[0]).toMatchObject({
    ...{ act: 'unmaskUser', module: 'users', after: { reason: '본인 확인' } },
    actor: expect.stringContaining('한*리'),
  });
});

test('without a reason, without an account and by others than admins nothing is shown', async () => {
  const user = await shop.person();
  expect(await unmask(user.id, admin, ' ')).toMatchObject({ http: 400, fields: { reason: 'required' } });
  expect(await unmask(newId(), admin)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await unmask(user.id, user)).toMatchObject({ http: 403 });
  expect(await unmask(user.id)).toMatchObject({ http: 401 });
});

test('the other admins are told once when one unmasks unusually many, and there is an end in the hour', async () => {
  const [curious, locked] = [
    await shop.person({ name: '유관리', admin: true }),
    await shop.person({ admin: true }),
  ];
  await shop.db.updateTable('users').set({ accountNonLocked: false }).where('id', '=', locked.id).execute();
  const { id } = await shop.person();
  const many = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await unmask(id, curious)).http));

  await many(unusuallyMany - 1);
  expect(await shop.mailbox.allTo(admin.username)).toEqual([]);
  await many(limits.tries['admin: accounts unmasked in an hour'].most - unusuallyMany + 1);
  const mails = await shop.mailbox.allTo(admin.username);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain(`회원 ${unusuallyMany}명`);
  expect(mails[0]?.body).toContain(`/admin/users/${curious.id}`);
  for (const silent of [curious, locked]) expect(await shop.mailbox.allTo(silent.username)).toEqual([]);

  expect(await unmask(id, curious)).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
  expect(await unmask(id, admin)).toMatchObject({ http: 200 });
});
