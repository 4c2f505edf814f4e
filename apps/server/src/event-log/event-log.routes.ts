import * as clientErrors from '@maru/contract/event-log/client-error.endpoints.ts';
import * as wire from '@maru/contract/event-log/event-log.endpoints.ts';
import * as platform from '@maru/contract/event-log/platform-log.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import type { WriteEntry } from '#server/technical-log/entry.ts';
import { exportEventLog } from './export-event-log.ts';
import { getLoggedEntry } from './get-logged-entry.ts';
import { listEventLog } from './list-event-log.ts';
import { listStoreEventLog } from './list-store-event-log.ts';
import { listUserEventLog } from './list-user-event-log.ts';
import { recordClientErrorBy } from './record-client-error.ts';
import { unmaskLoggedEntryBy } from './unmask-logged-entry.ts';

export const eventLogRoutes = ({ write, ...mail }: HubMailParts & { write: WriteEntry }) => [
  route(wire.listStoreEventLog, listStoreEventLog),
  route(wire.listUserEventLog, listUserEventLog),
  route(platform.listEventLog, listEventLog),
  route(platform.getLoggedEntry, getLoggedEntry),
  route(platform.unmaskLoggedEntry, unmaskLoggedEntryBy(mail)),
  route(platform.exportEventLog, exportEventLog),
  route(clientErrors.recordClientError, recordClientErrorBy(write)),
];
