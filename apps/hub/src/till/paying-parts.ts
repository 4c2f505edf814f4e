import { FollowedSales } from '#hub/payments/sale-queue/shown/followed-sales.tsx';
import { LetGoDialog } from '#hub/payments/sale-queue/shown/let-go-dialog.tsx';
import { SaleQueueSheet } from '#hub/payments/sale-queue/shown/sale-queue-sheet.tsx';
import { DeviceWatch } from './device/device-watch.tsx';
import { newSale } from './sale/new-sale.ts';
import { TakeAndAsk } from './sale/take-and-ask.tsx';

/** One file for everything that the till needs from the first payment on. */
export const payingParts = { FollowedSales, LetGoDialog, SaleQueueSheet, DeviceWatch, newSale, TakeAndAsk };
