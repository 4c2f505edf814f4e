import { fetchDialog } from '@maru/ui/over/dialog.tsx';
import { fetchSheet } from '@maru/ui/over/sheet.tsx';
import { lazy } from 'react';
import { loadSearch } from './items/use-search.ts';

const loadCart = () => import('./till-sheets.tsx');
const loadTender = () => import('#hub/payments/tender/tender-sheet.tsx');
const loadFollowed = () => import('#hub/payments/outbox/followed-sales.tsx');
const loadPartPaid = () => import('#hub/payments/outbox/part-paid.tsx');
const loadLetGo = () => import('#hub/payments/outbox/let-go-dialog.tsx');
const loadOutbox = () => import('#hub/payments/outbox/outbox-sheet.tsx');
const loadCategories = () => import('./items/category-sheet.tsx');

/** Not needed to show the till: they come once it stands, before anyone can reach for them. */
export const LazyCartSheets = lazy(async () => ({ default: (await loadCart()).CartSheets }));
export const LazyTenderSheet = lazy(async () => ({ default: (await loadTender()).TenderSheet }));
export const LazyFollowedSales = lazy(async () => ({ default: (await loadFollowed()).FollowedSales }));
export const LazyPartPaid = lazy(async () => ({ default: (await loadPartPaid()).PartPaid }));
export const LazyOutboxSheet = lazy(async () => ({ default: (await loadOutbox()).OutboxSheet }));
export const LazyLetGoDialog = lazy(async () => ({ default: (await loadLetGo()).LetGoDialog }));
export const LazyCategorySheet = lazy(async () => ({ default: (await loadCategories()).CategorySheet }));

/** Fetches them while the connection is there: the till must be able to take money without one. */
export function fetchSheets() {
  fetchSheet();
  fetchDialog();
  return Promise.allSettled([
    loadCart(),
    loadTender(),
    loadOutbox(),
    loadFollowed(),
    loadPartPaid(),
    loadLetGo(),
    loadCategories(),
    loadSearch(),
  ]);
}
