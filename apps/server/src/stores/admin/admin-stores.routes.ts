import * as wire from '@maru/contract/stores/admin-stores.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { addAdminComment } from './add-admin-comment.ts';
import { getSuspension } from './get-suspension.ts';
import { listAdminComments } from './list-admin-comments.ts';
import { listAllStores } from './list-all-stores.ts';
import { listApplicationMoves } from './list-application-moves.ts';
import { searchStores } from './search-stores.ts';
import { updateStoreApplicationStatusBy } from './update-store-application-status.ts';

export const adminStoreRoutes = (parts: HubMailParts) => [
  route(wire.listAllStores, listAllStores),
  route(wire.searchStores, searchStores),
  route(wire.updateStoreApplicationStatus, updateStoreApplicationStatusBy(parts)),
  route(wire.listApplicationMoves, listApplicationMoves),
  route(wire.getSuspension, getSuspension),
  route(wire.listAdminComments, listAdminComments),
  route(wire.addAdminComment, addAdminComment),
];
