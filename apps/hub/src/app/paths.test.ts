import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every screen stands at its address', () => {
  const ids = { storeId: 's1', orderId: 'o1' };
  expect(Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path(ids)]))).toEqual({
    home: '/',
    login: '/login',
    profile: '/profile',
    till: '/s/s1/till',
    orders: '/s/s1/orders',
    order: '/s/s1/orders/o1',
    revenue: '/s/s1/sales/revenue',
    newStore: '/stores/new',
    store: '/s/s1/store',
    registration: '/s/s1/store/registration',
    cardMembership: '/s/s1/store/card-membership',
    staff: '/s/s1/store/staff',
    generalSetting: '/s/s1/settings/general',
    paymentSetting: '/s/s1/settings/payment',
    lockSetting: '/s/s1/settings/lock',
    admin: '/admin',
    adminApproval: '/admin/stores/approval',
    adminStores: '/admin/stores',
    adminStore: '/admin/stores/s1',
  });
});
