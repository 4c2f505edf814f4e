import { usePart } from '@maru/ui/later/later.ts';
import { useEffect, useState } from 'react';
import { followHeld } from '#hub/till/later-overlays.ts';
import type { HeldCart } from './held-cart-store.ts';

/** Carts of this store that are on hold on this device, latest first. */
export function useHeldCarts(storeId: string): readonly HeldCart[] {
  const follow = usePart(followHeld, true);
  const [held, setHeld] = useState<readonly HeldCart[]>([]);
  useEffect(() => follow?.(storeId, setHeld), [follow, storeId]);
  return held;
}
