import { expect, test } from 'vitest';
import { groupPhone } from './group-phone.ts';

test.each([
  ['+821012345678', '010-1234-5678'],
  ['+8221234567', '02-123-4567'],
  ['+82212345678', '02-1234-5678'],
  ['+82313456789', '031-345-6789'],
  ['+8215881234', '1588-1234'],
  ['+8250712345678', '0507-1234-5678'],
  ['+81312345678', '+81312345678'],
])('%s is written %s', (phone, written) => {
  expect(groupPhone(phone)).toBe(written);
});
