import * as wire from '@maru/contract/stores/stores.endpoints.ts';
import { route } from '#server/http/route.ts';
import { getStore } from './get-store.ts';
import { listMyStores } from './list-my-stores.ts';

export const storeRoutes = [route(wire.listMyStores, listMyStores), route(wire.getStore, getStore)];
