import { expect, test } from 'vitest';
import { missingToLeave } from './missing-to-leave.ts';

const none = [] as const;
const some = [{ storeId: 'one', name: '마루커피', count: 2, total: 20_000 }];

test.each([
  ['the device has not been read', undefined, true, 'maru1234!', 'UNSENT'],
  ['orders would be lost', some, false, 'maru1234!', 'ACCEPTANCE'],
  ['orders would be lost, and the password is missing, too', some, false, '', 'ACCEPTANCE'],
  ['orders are given up', some, true, 'maru1234!', null],
  ['orders are given up without a password', some, true, '', 'PASSWORD'],
  ['nothing is unsent', none, false, 'maru1234!', null],
  ['nothing is unsent, without a password', none, false, '', 'PASSWORD'],
] as const)(
  'leaving while %s: with unsent orders %j, accepted: %s, and password %j, what is missing is %s',
  (_, unsent, isUnsentAccepted, password, missing) => {
    expect(missingToLeave({ unsent, isUnsentAccepted, password })).toBe(missing);
  },
);
