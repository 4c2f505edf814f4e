import { expect, test } from 'vitest';
import { embeddedRegistry } from './embedded-registry.ts';

test.each([
  ['111-11-11119', { status: 'ACTIVE', taxType: 'GENERAL' }],
  ['2222222227', { status: 'ACTIVE', taxType: 'EXEMPT' }],
  ['333-33-33336', { status: 'CLOSED', taxType: null }],
  ['123-45-67891', { status: 'ACTIVE', taxType: 'GENERAL' }],
  ['123-45-67890', { status: 'UNREGISTERED', taxType: null }],
  ['', { status: 'UNREGISTERED', taxType: null }],
])('the embedded registry answers for %s: %o', async (number, expected) => {
  expect(await embeddedRegistry.check(number)).toEqual(expected);
});
