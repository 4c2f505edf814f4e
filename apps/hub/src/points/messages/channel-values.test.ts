import { expect, test } from 'vitest';
import { channelOf, channelValuesOf, templateFor, withKind } from './channel-values.ts';
import type { PointChannel, PointTemplate } from './point-messages.api.ts';

const templates = { EARNED: 'a', USED: null, CANCELLED: null, EXPIRING: null };
const saved = { kinds: ['USE', 'EARN'], channelId: '@own', templates } as unknown as PointChannel;

test('the kinds of message in the form have a fixed order, and the form becomes the input again', () => {
  const values = channelValuesOf(saved);
  expect(values.kinds).toEqual(['EARN', 'USE']);
  expect(channelOf(values)).toEqual({ kinds: ['EARN', 'USE'], channelId: '@own', templates });
});

test('a kind of message that is switched on gets its place in the order, and can be switched off', () => {
  expect(withKind(['EARN', 'CANCEL'], 'USE', true)).toEqual(['EARN', 'USE', 'CANCEL']);
  expect(withKind(['EARN', 'CANCEL'], 'EARN', false)).toEqual(['CANCEL']);
});

test('the shown text is that of the chosen template, or else that of Maru', () => {
  const list = [
    { channelId: '@maru', code: 'POINT_EARNED', name: 'POINT_EARNED' },
    { channelId: '@own', code: 'a', name: '적립 안내' },
  ] as PointTemplate[];
  const values = channelValuesOf(saved);
  expect(templateFor(list, { purpose: 'EARNED', values })?.code).toBe('a');
  expect(templateFor(list, { purpose: 'EARNED', values: { ...values, channelId: null } })?.code).toBe(
    'POINT_EARNED',
  );
  expect(templateFor(list, { purpose: 'USED', values })).toBeUndefined();
});
