import { lazy } from 'react';

const loadTender = () => import('./tender/tender-sheet.tsx');
const loadOutbox = () => import('./outbox/outbox-sheet.tsx');

/** Not needed to take an order: they come once the till stands, before anyone can reach for them. */
export const LazyTenderSheet = lazy(async () => ({ default: (await loadTender()).TenderSheet }));
export const LazyOutboxSheet = lazy(async () => ({ default: (await loadOutbox()).OutboxSheet }));

/** Fetches them while the connection is there: the till must be able to take money without one. */
export function fetchSheets() {
  return Promise.allSettled([loadTender(), loadOutbox()]);
}
