import { later } from '@maru/ui/later/later.ts';
import { whenQuiet } from '@maru/ui/later/when-quiet.ts';
import { fetchDialog } from '@maru/ui/over/dialog.tsx';
import { fetchSheet } from '@maru/ui/over/sheet.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { sender } from '#hub/payments/sale-queue/later-send-request.ts';
import { menuSearch } from './items/use-search.ts';

/** Loaded lazily after the till is shown, before anybody needs them. */
const cartParts = async () => {
  const [parts] = await Promise.all([import('./till-sheets.tsx'), loadTexts('customers')]);
  return parts;
};
export const cartSheets = later(async () => (await cartParts()).CartSheets);
export const cartCustomer = later(async () => (await cartParts()).TillCustomer);
// Money is taken only where the cart can become a sale.
export const tenderSheet = later(async () => {
  const [{ TakeAndAsk }] = await Promise.all([
    import('./sale/take-and-ask.tsx'),
    import('./sale/new-sale.ts'),
  ]);
  return TakeAndAsk;
});
export const followedSales = later(
  async () => (await import('#hub/payments/sale-queue/followed-sales.tsx')).FollowedSales,
);
export const partPaid = later(async () => (await import('#hub/payments/sale-queue/part-paid.tsx')).PartPaid);
export const suspended = later(async () => (await import('./suspended.tsx')).Suspended);
export const letGoDialog = later(
  async () => (await import('#hub/payments/sale-queue/let-go-dialog.tsx')).LetGoDialog,
);
export const saleQueueSheet = later(
  async () => (await import('#hub/payments/sale-queue/sale-queue-sheet.tsx')).SaleQueueSheet,
);
export const categorySheet = later(async () => (await import('./items/category-sheet.tsx')).CategorySheet);
export const deviceWatch = later(async () => (await import('./device/device-watch.tsx')).DeviceWatch);
export const newSale = later(async () => (await import('./sale/new-sale.ts')).newSale);
export const followHeld = later(async () => (await import('./hold/held-carts.ts')).followHeld);

const parts = [
  cartSheets,
  tenderSheet,
  saleQueueSheet,
  followedSales,
  partPaid,
  suspended,
  letGoDialog,
  categorySheet,
  cartCustomer,
  menuSearch,
  followHeld,
  sender,
  deviceWatch,
  newSale,
];

/** Loads all of them while online, because taking money must work offline. Returns a function that cancels. */
export function prefetchSheets() {
  return whenQuiet(() => {
    fetchSheet();
    fetchDialog();
    for (const { load } of parts) void load();
  });
}
