import { expect, test } from 'vitest';
import { emptiedOf, registrationChangesOf } from './registration-form.ts';

const saved = {
  businessNumber: '111-11-11119',
  businessName: '',
  ownerName: 'Kim',
  openedOn: '',
  registrationImageKey: null,
};

test('a registration can be completed in parts, and never emptied', () => {
  expect(emptiedOf({ ...saved, ownerName: ' ', businessName: 'Maru' }, saved)).toEqual(['ownerName']);
  expect(registrationChangesOf({ businessName: 'Maru', openedOn: '' })).toEqual({ businessName: 'Maru' });
});
