import { sellsGoods } from '@maru/contract/stores/store-type.ts';
import { later, usePart } from '@maru/ui/later/later.ts';
import { useLayoutEffect } from 'react';
import type { MyStore } from '#hub/lib/store.tsx';

/** Loaded lazily, because most stores have a menu and never need it. */
export const goodsWords = later(async () => (await import('./set-goods-wording.ts')).setGoodsWording);

/** While a store of goods is open, makes the hub say 상품 for 메뉴. */
export function useGoodsWords(store: MyStore | undefined) {
  const isGoods = store !== undefined && sellsGoods(store);
  const setGoodsWording = usePart(goodsWords, isGoods);
  useLayoutEffect(() => setGoodsWording?.(isGoods), [setGoodsWording, isGoods]);
}
