import * as wire from '@maru/contract/stores/closing.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { closeStore } from './close-store.ts';
import { getCloseRequest } from './get-close-request.ts';
import { refuseCloseRequestBy } from './refuse-close-request.ts';
import { withdrawCloseRequest } from './withdraw-close-request.ts';

export const closingRoutes = (parts: HubMailParts) => [
  route(wire.closeStore, closeStore),
  route(wire.getCloseRequest, getCloseRequest),
  route(wire.withdrawCloseRequest, withdrawCloseRequest),
  route(wire.refuseCloseRequest, refuseCloseRequestBy(parts)),
];
