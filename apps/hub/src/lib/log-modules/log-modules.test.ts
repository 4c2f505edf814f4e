import { expect, test } from 'vitest';
import en from './log-modules.en.json' with { type: 'json' };
import ko from './log-modules.ko.json' with { type: 'json' };
import { logModules } from './log-modules.ts';

test('every module by which the log is filtered has a name, and no other has one', () => {
  expect(Object.keys(ko)).toEqual(logModules);
  expect(Object.keys(en)).toEqual(logModules);
});
