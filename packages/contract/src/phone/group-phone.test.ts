import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';
import { groupPhone } from './group-phone.ts';

test.each([
  ['+8221234567', '02-123-4567'],
  ['+82212345678', '02-1234-5678'],
  ['+8227654321', '02-765-4321'],
  ['+82317654321', '031-765-4321'],
  ['+821012345678', '010-1234-5678'],
  ['+8250712345678', '0507-1234-5678'],
  ['+8215881234', '1588-1234'],
  ['+8231120', '031-120'],
])('%s is written %s, the same as with the rules of all countries', (number, written) => {
  expect(groupPhone(number)).toBe(written);
  expect(formatPhone('82', number.slice(3))).toBe(written);
});

test.each(['+14155550123', '+81312345678'])('%s, a foreign number, stays ungrouped', (number) => {
  expect(groupPhone(number)).toBe(number);
});
