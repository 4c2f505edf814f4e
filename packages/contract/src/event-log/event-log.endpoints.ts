import { z } from 'zod';
import { admin, endpoint } from '../endpoint.ts';
import { Id, Instant } from '../fields.ts';
import { CursorPage, cursorInput } from '../lists.ts';

export const logLevels = ['INFO', 'WARN', 'ERROR'] as const;
export type LogLevel = (typeof logLevels)[number];

/** One thing that happened. `before` and `after` hold what changed, personal data masked. */
const LoggedEvent = z.object({
  id: Id,
  time: Instant,
  deviceType: z.string().nullable(),
  logLevel: z.enum(logLevels),
  /** The feature in which it happened, such as `stores`. */
  module: z.string(),
  /** In words, in the language of the caller. */
  message: z.string(),
  act: z.string(),
  /** Masked. */
  actor: z.string().nullable(),
  requestId: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

export const listStoreEventLog = endpoint({
  name: 'listStoreEventLog',
  method: 'GET',
  path: '/v6/serviceability/store/:storeId/eventlog',
  summary: 'What happened to a store, the newest first.',
  access: [admin],
  input: z.strictObject({ storeId: Id, ...cursorInput }),
  output: CursorPage(LoggedEvent),
  errors: ['NOT_FOUND'],
});

export const listUserEventLog = endpoint({
  name: 'listUserEventLog',
  method: 'GET',
  path: '/v6/serviceability/user/:id/eventlog',
  summary: 'What a user did and what was done to them, the newest first.',
  access: [admin],
  input: z.strictObject({ id: Id, ...cursorInput }),
  output: CursorPage(LoggedEvent),
  errors: ['NOT_FOUND'],
});

export const eventLogEndpoints = [listStoreEventLog, listUserEventLog];
