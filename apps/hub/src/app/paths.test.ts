import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every screen has its address', () => {
  const ids = { storeId: 's1', orderId: 'o1', itemId: 'i1', collectionId: 'c1' };
  expect(Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path(ids)]))).toEqual({
    home: '/',
    login: '/login',
    profile: '/profile',
    join: '/join',
    storeHome: '/s/s1',
    till: '/s/s1/till',
    orders: '/s/s1/orders',
    orderSearch: '/s/s1/orders/search',
    excess: '/s/s1/orders/excess',
    order: '/s/s1/orders/o1',
    addToOrder: '/s/s1/orders/o1/add',
    sales: '/s/s1/sales',
    revenue: '/s/s1/sales/revenue',
    salesDifferences: '/s/s1/sales/differences',
    menu: '/s/s1/menu',
    newStoreItem: '/s/s1/menu/items/new',
    storeItem: '/s/s1/menu/items/i1',
    categories: '/s/s1/menu/categories',
    options: '/s/s1/menu/options',
    newOptionCollection: '/s/s1/menu/options/new',
    optionCollection: '/s/s1/menu/options/c1',
    menuImport: '/s/s1/menu/import',
    menuChanges: '/s/s1/menu/changes',
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
