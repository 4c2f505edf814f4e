import { saveCustomer } from '#server/customers/customer-edits.queries.ts';
import { phoneHashes, sealPhone } from '#server/customers/customer-phone.ts';
import { insertCustomer, insertCustomerConsents } from '#server/customers/customers.queries.ts';
import { nameKeys } from '#server/customers/name-keys.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { applied, transitionOf } from '#server/orders/transitions/transition.ts';
import { openAccount } from '#server/points/open-account.ts';
import { writePoints } from '#server/points/write-points.ts';
import { writtenAccountsPiece } from '#server/points/written-accounts.queries.ts';
import { listVersionsInForce } from '#server/terms/terms.queries.ts';
import { momentOf, type OrderDraft } from '../history/order-draft.ts';
import { type Random, randomOf } from '../history/random.ts';
import type { DemoPerson, DemoStore } from '../seed-store.ts';
import { accountOf, earnedAt } from './customer-points.ts';
import { type DemoCustomer, drawCustomers } from './draw-customers.ts';
import { seedPointMessages } from './seed-point-messages.ts';
import { seedPointSettings } from './seed-point-settings.ts';

type Seeding = {
  store: DemoStore;
  /** Another store. Each of the two stores takes the points of the other. */
  sharesWith: string;
  openedAt: Date;
  now: Date;
  keys: Keys;
};
type Visit = { at: Date; draft: OrderDraft };

/**
 * Some hundred customers. `visit` assigns some orders to them before the orders are written; `write` writes their
 * points.
 */
export async function seedCustomers(tx: Tx, { store, sharesWith, openedAt, now, keys }: Seeding) {
  const { storeId, people } = store;
  const by = people.staff.userId;
  const random = randomOf('customers');
  const saved = { savedBy: people.owner.userId, openedAt, now };
  const settings = await seedPointSettings(tx, { storeId, sharesWith, ...saved });
  await seedPointSettings(tx, { storeId: sharesWith, sharesWith: storeId, ...saved });
  const customers = await insertCustomers(tx, { store, openedAt, now, keys, random });
  const visits = new Map<string, Visit[]>();

  return {
    visit(drafts: readonly OrderDraft[]) {
      for (const draft of drafts) {
        const { order } = draft;
        const at = new Date(order.closedAt ?? 0);
        const isTheirs =
          order.status === 'CLOSED' && order.refundedKrw === 0 && order.orderType === 'INSTORE';
        if (!isTheirs || at > now || (order.pointsUsedKrw === 0 && !random.chance(0.12))) continue;
        const known = customers.filter(({ createdAt }) => createdAt < new Date(order.takenAt));
        // About half of the visits are first visits. The others are mostly by the earliest customers.
        const newcomer = known.findLast(({ id }) => !visits.has(id));
        const isFirstVisit = newcomer !== undefined && random.chance(0.5);
        const customer = isFirstVisit
          ? newcomer
          : known[Math.floor(random.next() * random.next() * known.length)];
        if (!customer) continue;
        order.customerId = customer.id;
        addUsed(draft, store.people.staff);
        addEarned(draft, { at, amountKrw: earnedAt(at, draft, settings), by: store.people.staff });
        visits.set(customer.id, [...(visits.get(customer.id) ?? []), { at, draft }]);
      }
    },
    async write() {
      for (const customer of customers) {
        const sorted = (visits.get(customer.id) ?? []).toSorted((a, b) => a.at.getTime() - b.at.getTime());
        const account = accountOf(customer, sorted, { storeId, by, settings, now }, random);
        if (account.entries.length > 0 || account.visits > 0)
          await writePoints(tx, writtenAccountsPiece([{ account, lots: account.lots }]));
      }
      await seedPointMessages(tx, { storeId, by: people.owner.userId, now });
    },
  };
}

type Drawing = Omit<Seeding, 'sharesWith'> & { random?: Random; most?: number };

/** Invented customers with their consents; the same people in every store. */
export async function insertCustomers(
  tx: Tx,
  { store, openedAt, now, keys, random = randomOf('customers'), most }: Drawing,
): Promise<DemoCustomer[]> {
  const { storeId, people } = store;
  const by = people.staff.userId;
  const customers = drawCustomers({ from: openedAt, now }, random).slice(0, most);
  for (const customer of customers) await insertDrawn(tx, customer, { storeId, by, keys });
  await insertAnswers(tx, customers, { storeId, by });
  return customers;
}

/** Adds to the history of an order what points it used, as taking an order does. */
function addUsed(draft: OrderDraft, by: DemoPerson) {
  const { pointsUsedKrw: amountKrw, takenAt } = draft.order;
  if (amountKrw === 0) return;
  const used = transitionOf({ history: [{ kind: 'POINTS_USED', reason: null, amountKrw }] });
  Object.assign(draft, applied(draft, used, momentOf({ by, at: new Date(takenAt) })));
}

/** Adds to the history of an order what points it earned, as closing an order does. */
function addEarned(
  draft: OrderDraft,
  { at, amountKrw, by }: { at: Date; amountKrw: number; by: DemoPerson },
) {
  if (amountKrw === 0) return;
  const earned = transitionOf({ history: [{ kind: 'POINTS_EARNED', reason: null, amountKrw }] });
  Object.assign(draft, applied(draft, earned, momentOf({ by, at })));
}

type By = { storeId: string; by: string };

async function insertDrawn(tx: Tx, customer: DemoCustomer, { storeId, by, keys }: By & { keys: Keys }) {
  const { id, phone, name, tags, memo, createdAt } = customer;
  await insertCustomer(tx, {
    ...{ storeId, id, name, ...nameKeys(name), createdAt, createdBy: by },
    phoneHash: phoneHashes(keys, storeId, phone)[0],
    phoneSealed: sealPhone(keys, { storeId, customerId: id }, phone),
    phoneLast4: phone.slice(-4),
  });
  await openAccount(tx, storeId, id);
  if (tags.length === 0 && memo === '') return;
  await saveCustomer(tx, { storeId, customerId: id, name, ...nameKeys(name), tags, memo, by, at: createdAt });
}

/** Everybody agreed to the required articles, some also to the optional ones. */
async function insertAnswers(tx: Tx, customers: readonly DemoCustomer[], { storeId, by }: By) {
  const articles = (await listVersionsInForce(tx, new Date())).filter(({ scope }) => scope === 'CUSTOMER');
  const client = { deviceType: null, deviceUuid: null, clientVersion: null, address: null };
  await insertCustomerConsents(
    tx,
    customers.flatMap(({ id: customerId, wantsNews, createdAt }) =>
      articles.map(({ id: articleId, version, required, hashKo }) => ({
        ...{ storeId, id: newId(), customerId, articleId, version, textHash: hashKo, language: 'ko' },
        ...{ agreed: required || wantsNews, agreedAt: createdAt, place: 'TILL' as const, recordedBy: by },
        ...{ requestId: null, ...client },
      })),
    ),
  );
}
