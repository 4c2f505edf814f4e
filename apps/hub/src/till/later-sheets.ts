import { later } from '@maru/ui/later/later.ts';
import { whenIdle } from '@maru/ui/later/when-idle.ts';
import { fetchDialog } from '@maru/ui/over/dialog.tsx';
import { fetchSheet } from '@maru/ui/over/sheet.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { sender } from '#hub/payments/sale-queue/sending/later-send-request.ts';
import { menuSearch } from './items/use-search.ts';

// Loaded once the till is shown, before anybody needs them. They share two files, because one file per
// component would make fifty files.
const cartParts = async () => {
  const [parts] = await Promise.all([import('./cart-parts.ts'), loadTexts('customers', 'terms')]);
  return parts.cartParts;
};
const payingParts = async () => (await import('./paying-parts.ts')).payingParts;

export const cartSheets = later(async () => (await cartParts()).CartSheets);
export const cartCustomer = later(async () => (await cartParts()).TillCustomer);
export const payingCustomer = later(async () => (await cartParts()).PayingCustomer);
export const categorySheet = later(async () => (await cartParts()).CategorySheet);
export const partPaid = later(async () => (await cartParts()).PartPaid);
export const suspended = later(async () => (await cartParts()).Suspended);

// Money is taken only if the code that turns the cart into a sale is loaded.
export const tenderSheet = later(async () => (await payingParts()).TakeAndAsk);
export const newSale = later(async () => (await payingParts()).newSale);
export const followedSales = later(async () => (await payingParts()).FollowedSales);
export const letGoDialog = later(async () => (await payingParts()).LetGoDialog);
export const saleQueueSheet = later(async () => (await payingParts()).SaleQueueSheet);
export const deviceWatch = later(async () => (await payingParts()).DeviceWatch);

const parts = [
  cartSheets,
  tenderSheet,
  payingCustomer,
  saleQueueSheet,
  followedSales,
  partPaid,
  suspended,
  letGoDialog,
  categorySheet,
  cartCustomer,
  menuSearch,
  sender,
  deviceWatch,
  newSale,
];

/**
 * Loads all of these while online, because taking money must work offline. Returns a function that cancels.
 */
export function prefetchSheets() {
  return whenIdle(() => {
    fetchSheet();
    fetchDialog();
    for (const { load } of parts) void load();
  });
}
