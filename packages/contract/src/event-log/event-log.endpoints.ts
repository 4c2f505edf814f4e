import { z } from 'zod';
import { admin, endpoint } from '../endpoint.ts';
import { Id, Instant } from '../fields.ts';
import { CursorPage, cursorInput } from '../lists.ts';

export const logLevels = ['INFO', 'WARN', 'ERROR'] as const;
export type LogLevel = (typeof logLevels)[number];

/** One entry. `before` and `after` hold the changed fields, with personal data masked. */
const LoggedEvent = z.object({
  id: Id,
  time: Instant,
  deviceType: z.string().nullable(),
  logLevel: z.enum(logLevels),
  /** The feature, such as `stores`. */
  module: z.string(),
  /** The act in words, in the language of the caller. */
  message: z.string(),
  act: z.string(),
  /** Masked; empty if the person's account has since been deleted, null if nobody acted. */
  actor: z.string().nullable(),
  requestId: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

export const listStoreEventLog = endpoint({
  name: 'listStoreEventLog',
  method: 'GET',
  path: '/v6/serviceability/store/:storeId/eventlog',
  summary: 'Event log of a store, newest first.',
  access: [admin],
  input: z.strictObject({ storeId: Id, ...cursorInput }),
  output: CursorPage(LoggedEvent),
  errors: ['NOT_FOUND'],
});

export const listUserEventLog = endpoint({
  name: 'listUserEventLog',
  method: 'GET',
  path: '/v6/serviceability/user/:id/eventlog',
  summary: 'Event log of a user, newest first: what they did and what was done to their account.',
  access: [admin],
  input: z.strictObject({ id: Id, ...cursorInput }),
  output: CursorPage(LoggedEvent),
  errors: ['NOT_FOUND'],
});

export const eventLogEndpoints = [listStoreEventLog, listUserEventLog];
