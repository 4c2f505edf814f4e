import * as wire from '@maru/contract/menu/menu.endpoints.ts';
import { route } from '#server/http/route.ts';
import { listCategories } from './list-categories.ts';
import { listOptionCollections } from './list-option-collections.ts';
import { listStoreItems } from './list-store-items.ts';

export const menuRoutes = [
  route(wire.listCategories, listCategories),
  route(wire.listStoreItems, listStoreItems),
  route(wire.listOptionCollections, listOptionCollections),
];
