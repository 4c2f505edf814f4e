import { lazy, useEffect } from 'react';

const load = () => import('./pay-order-sheet.tsx');

/** Not needed to show orders. */
export const LazyPayOrderSheet = lazy(async () => ({ default: (await load()).PayOrderSheet }));

/** Fetches it once the screen stands, before anyone can reach for it. */
export function useFetchedPayOrderSheet() {
  useEffect(() => {
    void load();
  }, []);
}
