import { listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import { unmaskUser } from '@maru/contract/users/users.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

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
