import { requestUnlock } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { lockParts } from '@maru/contract/app-lock/lock-parts.ts';
import * as faqs from '@maru/contract/content/faq.endpoints.ts';
import * as news from '@maru/contract/content/news.endpoints.ts';
import * as posts from '@maru/contract/content/posts.endpoints.ts';
import { mergeCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import type { Endpoint } from '@maru/contract/endpoint.ts';
import { getFileAccessUrl } from '@maru/contract/files/files.endpoints.ts';
import { submitInquiry } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { deleteCategory, setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { deleteStoreItem, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { changeStoreItems } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { deleteOptionCollection, setOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { settleExcess, updateTransaction } from '@maru/contract/orders/excess.endpoints.ts';
import { correctTender, postTransaction } from '@maru/contract/orders/order-payments.endpoints.ts';
import { deleteUser, getUserDeletion } from '@maru/contract/profile/deletion.endpoints.ts';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { updateProfile, updateUser } from '@maru/contract/profile/profile-changes.endpoints.ts';
import { previewRevenueMessage } from '@maru/contract/sales/revenue-message.endpoints.ts';
import { endOtherSessions, endUserToken, listSessions } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { type Right, rights } from '@maru/contract/store-access/rights.ts';
import {
  closeStore,
  refuseCloseRequest,
  withdrawCloseRequest,
} from '@maru/contract/stores/closing.endpoints.ts';
import { listUserConsents } from '@maru/contract/users/users.endpoints.ts';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { listTroubledJobs } from '#server/jobs/queued-jobs.queries.ts';
import { contentBuilders, documentOf } from './builders/content-builder.ts';
import { customerBuilders } from './builders/customer-builder.ts';
import { inquiryBuilders } from './builders/inquiry-builder.ts';
import { invitationBuilders } from './builders/invitation-builder.ts';
import { loggedEntryId } from './builders/logged-entry.ts';
import type { Person, Shop } from './open-shop.ts';

const ofPayments: readonly Endpoint[] = [postTransaction, correctTender, settleExcess, updateTransaction];

/** Endpoints about one user, for that user and for admins. */
const ofUsers: readonly Endpoint[] = [listSessions, endOtherSessions, listUserConsents];

/** Gives the whole payment back, which every right that opens the call allows. */
const wholeGivenBack = Object.fromEntries([
  ['reason', ['결제 실수']],
  ...['amount', 'lines', 'received', 'approvalNumber'].map((field) => [field, [undefined]]),
]);

/** Kinds of callers, in relation to a store and its owner's account. */
export const personas = [
  'visitor',
  'client',
  'otherUser',
  'otherOwner',
  'staffWithout',
  'staffWith',
  'owner',
  'admin',
  'lockedOwner',
] as const;
export type Persona = (typeof personas)[number];

/** A store with its members, unrelated users, and a second, locked store of the same owner. */
export async function authorizationScene(shop: Shop) {
  const at = await shop.openStore();
  const { storeId } = at;
  const owner = at.owner as Person;
  const [order, locked, other] = await Promise.all([
    shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 1_000 }] }),
    lockedStoreOf(shop, owner),
    shop.store(),
  ]);
  const people: Record<'otherUser' | 'otherOwner' | 'owner' | 'admin', Person> = {
    otherUser: await shop.person(),
    otherOwner: await shop.ownerOf(other),
    owner,
    admin: await shop.person({ admin: true }),
  };
  const { customer } = customerBuilders(shop);
  const [kept, merged] = [await customer(at), await customer(at)];
  const client = await shop.clientToken();
  const awsKey = await privateFileOf(shop, owner);
  const staff = new Map<string, Person>();

  async function staffOf(given: readonly Right[]): Promise<Person> {
    const key = given.join();
    const found = staff.get(key) ?? (await shop.staffOf({ id: storeId }, given));
    staff.set(key, found);
    return found;
  }

  /** Staff with only the first right that opens the call, or with all rights except those that open it. */
  function staffFor(persona: 'staffWith' | 'staffWithout', needed: readonly Right[]) {
    const [first] = needed;
    if (persona === 'staffWith') return staffOf(first ? [first] : rights);
    return staffOf(first ? rights.filter((right) => !needed.includes(right)) : []);
  }

  async function personOf(persona: Persona, needed: readonly Right[]) {
    if (persona === 'staffWith' || persona === 'staffWithout') return staffFor(persona, needed);
    return people[persona === 'lockedOwner' ? 'owner' : (persona as keyof typeof people)];
  }

  const known: Record<string, readonly unknown[]> = {
    orderId: [order.id],
    keptId: [kept.id],
    mergedId: [merged.id],
    storeOrderId: [order.id],
    newOrderStatus: ['CLOSED'],
    linkId: [newId()],
    id: [owner.id],
    sid: [await sessionOf(shop, owner)],
    invitationId: [await invitationOf(shop, { storeId, owner })],
    userId: [owner.id],
    spokenToId: [owner.id],
    // A version that no row has, so that nothing is edited.
    version: [2_147_483_647],
    phone: ['02-2000-0000'],
    openedOn: ['2020-01-01'],
    businessNumber: ['111-11-11119'],
    cellphone: ['01012345678'],
    cellphoneCountryCode: ['82'],
    code: ['000000'],
    username: ['nobody@maru.test'],
    email: ['nobody@maru.test'],
    address: ['서울'],
    zonecode: [null],
    token: ['x'.repeat(43)],
    awsKey: [awsKey],
    from: ['2026-11-01'],
    to: ['2026-11-20'],
    lat: [37.5],
    lng: [127],
    paymentId: order.payments.map(({ id }) => id),
    cashReceiptId: [await receiptOf(shop, at, order)],
    identifier: ['0100001234'],
    secretKey: ['test_sk_of_a_merchant_whom_nobody_knows'],
    // Only owners may choose an hour of their own.
    ownHour: [null],
    // Nothing is replaced.
    replacesId: [undefined],
    birthday: [null],
    pictureKey: [null],
    ...(await knownOfPoints(shop, at)),
    // An order without a customer.
    customer: [undefined],
    pointsUsed: [undefined],
  };
  const ofMenu = await knownOfMenu(shop, at);
  const closing = await shop.call(closeStore, { storeId, reason: '폐업' }, owner);
  const ofContent = await knownOfContent(shop, people.admin);
  const entryId = [await loggedEntryId(shop)];
  const inquiryId = [await (await inquiryBuilders(shop)).ask()];
  const jobId = [await failedJob(shop)];

  return {
    owner,
    /** Existing values, so that a call is refused only because of its caller. */
    knownTo: (endpoint: Endpoint, persona: Persona) => ({
      ...known,
      ...ofMenu(endpoint),
      ...ofContent(endpoint),
      ...(ofPayments.includes(endpoint) && {
        id: order.payments.map(({ id }) => id),
        transactionId: order.payments.flatMap(({ transactions }) => transactions.map(({ id }) => id)),
        // Only an owner may set an outcome.
        outcome: [undefined],
      }),
      ...(endpoint === postTransaction && wholeGivenBack),
      ...([withdrawCloseRequest, refuseCloseRequest].includes(endpoint as never) && {
        id: [closing.response.id],
      }),
      // The account of a store's only owner cannot be deleted, so this deletes nobody.
      ...(endpoint === deleteUser && { password: ['not the password'], reason: ['요청'] }),
      ...(endpoint === submitInquiry && { name: ['김하늘'] }),
      inquiryId,
      entryId,
      jobId,
      storeId: [persona === 'lockedOwner' ? locked.id : storeId],
    }),
    /** A user's own data is hidden from others; the calls refer to the owner. Admins may read files and look after accounts. */
    isClosedByAct(endpoint: Endpoint, persona: Persona): boolean {
      const isOwnOrAdmins: readonly Endpoint[] = [getFileAccessUrl, getUserDeletion, deleteUser];
      if (isOwnOrAdmins.includes(endpoint)) return persona !== 'owner' && persona !== 'admin';
      // Everybody here signed in on a device, and `endUserToken` refuses such a sign-in.
      if (endpoint === endUserToken) return true;
      if (ofUsers.includes(endpoint)) return persona !== 'owner' && persona !== 'admin';
      const isOfPerson = endpoint === updateProfile || endpoint === updateUser;
      return (isOfPerson || endpoint.path.startsWith('/v6/users/:id')) && persona !== 'owner';
    },
    /** The right needed depends on the requested part. */
    needsRightByAct: (endpoint: Endpoint) => endpoint === requestUnlock,
    /** The act needs a right besides the one that the guard checks. */
    needsMoreByAct: (endpoint: Endpoint) => endpoint === previewRevenueMessage || endpoint === mergeCustomers,
    async tokenOf(persona: Persona, needed: readonly Right[]): Promise<string | undefined> {
      if (persona === 'visitor') return undefined;
      if (persona === 'client') return client.token;
      const person = await personOf(persona, needed);
      // An earlier call may have ended this person's sign-in.
      person.token = await aliveToken(shop, person);
      return person.token;
    },
  };
}

async function receiptOf(
  shop: Shop,
  at: Awaited<ReturnType<Shop['openStore']>>,
  { payments }: Awaited<ReturnType<Shop['order']>>,
) {
  return (await shop.postReceipt(at, payments[0]?.id ?? '')).response.id;
}

async function failedJob(shop: Shop): Promise<string> {
  await insertJob(shop.db, { task: 'send-message', payload: {} });
  await shop.runJobs();
  const trouble = { state: 'FAILED', lateAfterMinutes: 0 } as const;
  const [job] = await listTroubledJobs(shop.db, trouble, { offset: 0, limit: 1 });
  return job?.id ?? '';
}

/** Parts of the menu for each kind of endpoint, and an undoable change. */
async function knownOfMenu(shop: Shop, { storeId, menu, owner }: Awaited<ReturnType<Shop['openStore']>>) {
  const items = [{ id: menu.fruitBox, version: 1 }];
  const change = { kind: 'PLACE', placeEnabled: false } as const;
  const { response } = await shop.call(changeStoreItems, { storeId, items, change }, owner);
  const ids = new Map<Endpoint, string>([
    [setCategory, menu.drinks],
    [deleteCategory, menu.drinks],
    [setOptionCollection, menu.extras],
    [deleteOptionCollection, menu.extras],
    [setStoreItem, menu.americano],
    [deleteStoreItem, menu.americano],
  ]);
  return (endpoint: Endpoint) => {
    const id = ids.get(endpoint);
    return {
      ...(id && {
        id: [id],
        name: ['이름', '톨', '라지'],
        nameEn: [null],
        description: [null],
        barcode: [null],
        stock: [undefined],
      }),
      itemId: [menu.americano],
      changeId: [response.changeId],
      price: [4_500],
      priceDifference: [0],
    };
  };
}

/** A published item of each kind. */
async function knownOfContent(shop: Shop, admin: Person) {
  const write = contentBuilders(shop);
  const ids = new Map<Endpoint, string>();
  const name = (endpoints: readonly Endpoint[], id: string) => {
    for (const endpoint of endpoints) ids.set(endpoint, id);
  };
  name([news.getNews, news.updateNews, news.deleteNews], (await write.news(admin)).id);
  name([faqs.getFaq, faqs.updateFaq, faqs.deleteFaq], (await write.faq(admin)).id);
  name([posts.getPost, posts.updatePost, posts.deletePost], (await write.post(admin)).id);
  name([news.createNews, faqs.createFaq, posts.createPost], '');
  return (endpoint: Endpoint) => {
    const id = ids.get(endpoint);
    return {
      ...(id && { id: [id] }),
      ...(id !== undefined && {
        ...{ title: ['제목'], question: ['질문'], titleEn: [null], questionEn: [null] },
        ...{ content: [documentOf('글')], contentEn: [null], answer: [documentOf('답')], answerEn: [null] },
        ...{ status: ['DRAFT'], connectUrl: [null], categoryId: [null], thumbnailKey: [null] },
      }),
      ...(endpoint === faqs.setFaqCategory && { id: [undefined], name: ['돈'], nameEn: [null] }),
    };
  };
}

async function aliveToken(shop: Shop, person: Person): Promise<string> {
  const { http } = await shop.call(getProfile, {}, person);
  return http === 200 ? person.token : shop.signIn(person.username);
}

async function sessionOf(shop: Shop, owner: Person): Promise<string> {
  const { response } = await shop.call(listSessions, { id: owner.id }, owner);
  return response[0]?.id ?? newId();
}

/** An invitation that the owner sent. */
async function invitationOf(shop: Shop, { storeId, owner }: { storeId: string; owner: Person }) {
  const { id } = await invitationBuilders(shop).invited({ storeId, owner }, `${newId()}@maru.test`);
  return id;
}

async function privateFileOf(shop: Shop, { id: ownerId }: Person): Promise<string> {
  const id = newId();
  const awsKey = `registration-image/${ownerId}/${id}.png`;
  await shop.db
    .insertInto('files')
    .values({
      ...{ id, awsKey, ownerId, purpose: 'REGISTRATION_IMAGE', status: 'ADMITTED' },
      ...{ contentType: 'image/png', bytes: 1_000, width: 10, height: 10 },
    })
    .execute();
  return awsKey;
}

async function lockedStoreOf(shop: Shop, owner: Person) {
  const store = await shop.store();
  await shop.db
    .insertInto('storeMembers')
    .values({ storeId: store.id, userId: owner.id, role: 'OWNER', rights: [] })
    .execute();
  await shop.db
    .insertInto('appLocks')
    .values({ storeId: store.id, lockedParts: [...lockParts], version: 1 })
    .execute();
  return store;
}

async function knownOfPoints(shop: Shop, at: Parameters<Shop['customer']>[0]) {
  const { id } = await shop.customer(at);
  const { response } = await shop.reward(at, id, 'EARN', 1_000);
  return { customerId: [id], rewardId: [response.id] };
}
