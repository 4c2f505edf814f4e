import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { emptiedOf, registrationChangesOf, registrationOf } from './registration-form.ts';

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

test('the form edits the change that waits, not one that was refused', () => {
  const change = {
    businessNumber: '222-22-22227',
    businessName: 'Bada',
    ownerName: 'Lee',
    registrationImageKey: null,
  };
  const held = { openedOn: null, registrationImageKey: 'old.png', ownerName: 'Kim' };
  const formOf = (state: 'WAITING' | 'REFUSED') =>
    registrationOf({ ...held, registrationChange: { ...change, state } } as Store);

  expect(formOf('WAITING')).toMatchObject({ ...change, registrationImageKey: 'old.png' });
  expect(formOf('REFUSED')).toMatchObject({ ownerName: 'Kim', businessNumber: '' });
});
