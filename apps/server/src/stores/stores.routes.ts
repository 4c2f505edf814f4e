import * as cards from '@maru/contract/stores/card-memberships.endpoints.ts';
import * as wire from '@maru/contract/stores/stores.endpoints.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import { route } from '#server/http/route.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { getCardMemberships } from './card-memberships/get-card-memberships.ts';
import { updateCardMemberships } from './card-memberships/update-card-memberships.ts';
import { getStore } from './get-store.ts';
import { listMyStores } from './list-my-stores.ts';
import { listStoreTypes } from './list-store-types.ts';
import { getStoreStatus } from './status/get-store-status.ts';
import { setStoreStatus } from './status/set-store-status.ts';
import { submitStore } from './submit-store.ts';
import { updateStoreBy } from './update-store.ts';

export function storeRoutes(parts: HubMailParts & { admitFile: AdmitFile }) {
  return [
    route(wire.listMyStores, listMyStores),
    route(wire.getStore, getStore),
    route(wire.updateStore, updateStoreBy(parts)),
    route(wire.submitStore, submitStore),
    route(wire.listStoreTypes, listStoreTypes),
    route(wire.getStoreStatus, getStoreStatus),
    route(wire.setStoreStatus, setStoreStatus),
    route(cards.getCardMemberships, getCardMemberships),
    route(cards.updateCardMemberships, updateCardMemberships),
  ];
}
