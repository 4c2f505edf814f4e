import { expect, test } from 'vitest';
import { publishAtOf } from './publish-at.ts';

const now = new Date('2026-11-20T12:00:00+09:00');
const earlier = new Date('2026-11-19T12:00:00+09:00');
const later = new Date('2026-11-21T12:00:00+09:00');
const wanted = (status: 'DRAFT' | 'SCHEDULED' | 'PUBLISHED', publishAt: Date | null = null) => ({
  status,
  publishAt: publishAt?.toISOString() ?? null,
});

test.each([
  ['a draft has no time', wanted('DRAFT'), earlier, null],
  ['what is published the first time is published now', wanted('PUBLISHED'), null, now],
  ['what was published keeps its time', wanted('PUBLISHED', later), earlier, earlier],
  ['what was scheduled is published now', wanted('PUBLISHED', later), later, now],
  ['a time to come is kept', wanted('SCHEDULED', later), null, later],
  ['a form that was open while the time came keeps it', wanted('SCHEDULED', earlier), earlier, earlier],
])('%s', (_, input, stored, expected) => {
  expect(publishAtOf(input, { stored, now })).toEqual(expected);
});

test('a publishing time in the past is refused', () => {
  const attempt = () => publishAtOf(wanted('SCHEDULED', earlier), { stored: later, now });
  expect(attempt).toThrow(expect.objectContaining({ code: 'PUBLISH_TIME_PASSED' }));
});
