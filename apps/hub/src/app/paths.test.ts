import { readSlug, slugProblem } from '@maru/contract/place/slug.ts';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';

const ids = { storeId: 's1', orderId: 'o1', itemId: 'i1', collectionId: 'c1', customerId: 'p1' };
const texts = { newsId: 'n1', postId: 't1', contentId: 'x1', inquiryId: 'q1', userId: 'u1', entryId: 'e1' };
const addresses = Object.entries(paths).map(([name, path]) => [name, path({ ...ids, ...texts })] as const);

test('every screen has its address', () => {
  expect(Object.fromEntries(addresses)).toEqual({
    home: '/',
    login: '/login',
    profile: '/profile',
    join: '/join',
    storeHome: '/s/s1',
    till: '/s/s1/till',
    orders: '/s/s1/orders',
    orderSearch: '/s/s1/orders/search',
    excess: '/s/s1/orders/excess',
    unissuedCash: '/s/s1/orders/cash-receipts',
    order: '/s/s1/orders/o1',
    addToOrder: '/s/s1/orders/o1/add',
    sales: '/s/s1/sales',
    salesCalendar: '/s/s1/sales/calendar',
    revenue: '/s/s1/sales/revenue',
    salesDifferences: '/s/s1/sales/differences',
    salesCashReceipts: '/s/s1/sales/cash-receipts',
    revenueMessage: '/s/s1/sales/message',
    menu: '/s/s1/menu',
    newStoreItem: '/s/s1/menu/items/new',
    storeItem: '/s/s1/menu/items/i1',
    categories: '/s/s1/menu/categories',
    options: '/s/s1/menu/options',
    newOptionCollection: '/s/s1/menu/options/new',
    optionCollection: '/s/s1/menu/options/c1',
    menuImport: '/s/s1/menu/import',
    menuChanges: '/s/s1/menu/changes',
    customers: '/s/s1/customers',
    customer: '/s/s1/customers/p1',
    points: '/s/s1/points',
    pointSetting: '/s/s1/points/settings',
    pointMessages: '/s/s1/points/settings/messages',
    place: '/s/s1/place',
    newStore: '/stores/new',
    store: '/s/s1/store',
    registration: '/s/s1/store/registration',
    cardMembership: '/s/s1/store/card-membership',
    staff: '/s/s1/store/staff',
    generalSetting: '/s/s1/settings/general',
    paymentSetting: '/s/s1/settings/payment',
    lockSetting: '/s/s1/settings/lock',
    news: '/news',
    oneNews: '/news/n1',
    faq: '/faq',
    posts: '/posts',
    post: '/posts/t1',
    admin: '/admin',
    adminFailures: '/admin/failures',
    adminApproval: '/admin/stores/approval',
    adminStores: '/admin/stores',
    adminPoints: '/admin/points',
    adminStorePoints: '/admin/points/stores/s1',
    adminNews: '/admin/hub/news',
    adminOneNews: '/admin/hub/news/x1',
    adminFaq: '/admin/hub/faq',
    adminOneFaq: '/admin/hub/faq/x1',
    adminPosts: '/admin/hub/posts',
    adminPost: '/admin/hub/posts/x1',
    adminStore: '/admin/stores/s1',
    adminUsers: '/admin/users',
    adminUser: '/admin/users/u1',
    adminInquiries: '/admin/inquiries',
    adminInquiry: '/admin/inquiries/q1',
    adminDebug: '/admin/debug',
    adminLoggedEntry: '/admin/debug/e1',
    about: '/about',
  });
});

test('no store page can have a slug that imitates the address of a screen, also of a screen in a store', () => {
  const parts = addresses.map(([, address]) => address.replace('/s/s1', '').split('/')[1] ?? '');
  expect(parts.filter((part) => slugProblem(readSlug(part)) === undefined)).toEqual([]);
});
