import { expect, test } from 'vitest';
import { messageValuesOf, withKind } from './message-values.ts';
import type { RevenueMessage } from './revenue-message.api.ts';

const member = (userId: string) =>
  ({ userId, name: userId, role: 'STAFF', isCaller: false, cannot: null, ownHour: null }) as const;
const setting: RevenueMessage = {
  hour: 10,
  ownHour: null,
  members: [member('b'), member('a')],
  recipients: [
    { userId: 'a', kinds: ['DAILY'] },
    { userId: 'b', kinds: ['WEEKLY'] },
  ],
  version: 1,
};

test('recipients are in the order of the members', () => {
  expect(messageValuesOf(setting).recipients.map(({ userId }) => userId)).toEqual(['b', 'a']);
});

test('a kind that is chosen and removed again changes nothing', () => {
  const { recipients } = messageValuesOf(setting);
  const more = withKind(setting, recipients, { userId: 'b', kind: 'DAILY', isOn: true });
  expect(more[0]).toEqual({ userId: 'b', kinds: ['DAILY', 'WEEKLY'] });
  expect(withKind(setting, more, { userId: 'b', kind: 'DAILY', isOn: false })).toEqual(recipients);
});

test('a member without a kind of message is not a recipient', () => {
  const { recipients } = messageValuesOf(setting);
  const left = withKind(setting, recipients, { userId: 'a', kind: 'DAILY', isOn: false });
  expect(left).toEqual([{ userId: 'b', kinds: ['WEEKLY'] }]);
});
