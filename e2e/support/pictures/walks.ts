import { signIn } from '../people.ts';
import type { Studio } from '../screens/studio.ts';
import { shootAccount } from './shoot-account.ts';
import { shootAdmin } from './shoot-admin.ts';
import { shootCashReceipts } from './shoot-cash-receipts.ts';
import { shootContent } from './shoot-content.ts';
import { shootCustomers } from './shoot-customers.ts';
import { shootEventLog } from './shoot-event-log.ts';
import { shootExcess } from './shoot-excess.ts';
import { shootInquiries } from './shoot-inquiries.ts';
import { shootInvitation } from './shoot-invitation.ts';
import { shootLeaving } from './shoot-leaving.ts';
import { shootLock } from './shoot-lock.ts';
import { shootMenu } from './shoot-menu.ts';
import { shootOffline } from './shoot-offline.ts';
import { shootPayLink } from './shoot-pay-link.ts';
import { shootPlace } from './shoot-place.ts';
import { shootPointMessages } from './shoot-point-messages.ts';
import { shootPoints } from './shoot-points.ts';
import { shootRevenueMessage } from './shoot-revenue-message.ts';
import { shootSales } from './shoot-sales.ts';
import { shootSharedPoints } from './shoot-shared-points.ts';
import { shootNewStore, shootSettings, shootStore } from './shoot-store.ts';
import { shootStoreChanges } from './shoot-store-changes.ts';
import { shootLogin, shootProfile, shootTill } from './shoot-till.ts';
import { shootUsers } from './shoot-users.ts';
import { shootVisit } from './shoot-visit.ts';

type Walk = (open: () => Promise<Studio>) => Promise<void>;

/** Walks through every screen, by part of the product. */
export const walks = {
  till: async (open) => {
    const studio = await open();
    await shootLogin(studio);
    await shootTill(studio);
  },
  offline: async (open) => {
    const studio = await open();
    await signIn(studio.page, studio.maru, 'owner', studio);
    await shootOffline(studio);
  },
  sales: async (open) => {
    const studio = await open();
    await signIn(studio.page, studio.maru, 'owner', studio);
    await shootSales(studio);
    await shootPoints(studio);
  },
  menu: async (open) => {
    const studio = await open();
    await signIn(studio.page, studio.maru, 'owner', studio);
    await shootMenu(studio);
  },
  store: async (open) => {
    const studio = await open();
    await signIn(studio.page, studio.maru, 'owner', studio);
    await shootStore(studio);
    await shootSettings(studio);
    await shootNewStore(studio);
    await shootProfile(studio);
  },
  visit: async (open) => shootVisit(await open()),
  place: async (open) => shootPlace(await open()),
  lock: async (open) => shootLock(await open(), await open()),
  'store-changes': async (open) => shootStoreChanges(await open(), await open()),
  account: async (open) => shootAccount(await open()),
  admin: async (open) => shootAdmin(await open()),
  'pay-link': async (open) => shootPayLink(await open(), await open()),
  excess: async (open) => shootExcess(await open(), await open()),
  'cash-receipts': async (open) => shootCashReceipts(await open()),
  'revenue-message': async (open) => {
    const demo = await open();
    await signIn(demo.page, demo.maru, 'owner', demo);
    await shootRevenueMessage(demo, await open());
    await shootPointMessages(demo);
  },
  content: async (open) => shootContent(await open(), await open()),
  customers: async (open) => shootCustomers(await open()),
  'shared-points': async (open) => shootSharedPoints(await open()),
  inquiries: async (open) => shootInquiries(await open()),
  users: async (open) => shootUsers(await open()),
  'event-log': async (open) => shootEventLog(await open()),
  invitation: async (open) => shootInvitation(await open(), await open()),
  leaving: async (open) => shootLeaving(await open(), await open(), await open()),
} satisfies Record<string, Walk>;

export type Part = keyof typeof walks;
export const parts = Object.keys(walks) as Part[];
