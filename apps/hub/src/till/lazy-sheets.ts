import { lazy } from 'react';
import { loadSearch } from './items/use-search.ts';

const loadCart = () => import('./till-sheets.tsx');
const loadTender = () => import('./tender/tender-sheet.tsx');
const loadChecked = () => import('./outbox/checked-sales.tsx');
const loadLetGo = () => import('./outbox/let-go-dialog.tsx');
const loadOutbox = () => import('./outbox/outbox-sheet.tsx');

/** Not needed to show the till: they come once it stands, before anyone can reach for them. */
export const LazyCartSheets = lazy(async () => ({ default: (await loadCart()).CartSheets }));
export const LazyTenderSheet = lazy(async () => ({ default: (await loadTender()).TenderSheet }));
export const LazyCheckedSales = lazy(async () => ({ default: (await loadChecked()).CheckedSales }));
export const LazyOutboxSheet = lazy(async () => ({ default: (await loadOutbox()).OutboxSheet }));
export const LazyLetGoDialog = lazy(async () => ({ default: (await loadLetGo()).LetGoDialog }));

/** Fetches them while the connection is there: the till must be able to take money without one. */
export function fetchSheets() {
  return Promise.allSettled([
    loadCart(),
    loadTender(),
    loadOutbox(),
    loadChecked(),
    loadLetGo(),
    loadSearch(),
  ]);
}
