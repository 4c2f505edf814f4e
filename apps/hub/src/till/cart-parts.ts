import { indexForSearch, searchMenu } from '#hub/menu/search/search-menu.ts';
import { PartPaid } from '#hub/payments/sale-queue/shown/part-paid.tsx';
import { PayingCustomer } from './customer/paying-customer.tsx';
import { CategorySheet } from './items/category-sheet.tsx';
import { Suspended } from './suspended.tsx';
import { CartSheets, TillCustomer } from './till-sheets.tsx';

/** One file for everything that the till opens before anybody pays. */
export const cartParts = {
  indexForSearch,
  searchMenu,
  PartPaid,
  CategorySheet,
  Suspended,
  CartSheets,
  TillCustomer,
  PayingCustomer,
};
