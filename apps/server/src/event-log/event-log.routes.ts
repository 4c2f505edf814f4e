import * as wire from '@maru/contract/event-log/event-log.endpoints.ts';
import { route } from '#server/http/route.ts';
import { listStoreEventLog } from './list-store-event-log.ts';
import { listUserEventLog } from './list-user-event-log.ts';

export const eventLogRoutes = [
  route(wire.listStoreEventLog, listStoreEventLog),
  route(wire.listUserEventLog, listUserEventLog),
];
