import { z } from 'zod';
import { admin, endpoint } from '../endpoint.ts';
import { Id, Instant, text } from '../fields.ts';
import { CursorPage, cursorInput } from '../lists.ts';
import { logLevels } from './event-log.endpoints.ts';

/** Identifies an entry: its time in milliseconds, and its id because two entries may have the same time. */
const EntryKey = z
  .string()
  .regex(/^\d{1,14}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .meta({ examples: ['1795140000000-019aa000-0000-7000-8000-000000000000'] });

const LoggedEntry = z.object({
  id: EntryKey,
  time: Instant,
  deviceType: z.string().nullable(),
  logLevel: z.enum(logLevels),
  /** The feature or foundation, such as `orders`, `jobs`, `browser`. */
  module: z.string(),
  /** In words, in the language of the caller. */
  message: z.string(),
  /** An error code, or the act of a trail. */
  code: z.string().nullable(),
  /** The name of a call or a job, the path of a page. */
  subject: z.string().nullable(),
  requestId: z.string().nullable(),
  /** Masked, unless it was unmasked; empty if the account has since been deleted, null if nobody acted. */
  actor: z.string().nullable(),
  store: z.object({ id: Id, name: z.string() }).nullable(),
});

const filterInput = {
  logLevel: z.enum(logLevels).optional(),
  module: text(60).optional(),
  from: Instant.optional(),
  /** Exclusive: entries before this time. */
  to: Instant.optional(),
  /** Id or e-mail address of the user who acted, or whose account it was. */
  person: text(320).optional(),
  /** Id, name or beginning of the name of a store. */
  store: text(100).optional(),
  code: text(80).optional(),
  requestId: text(80).optional(),
  /** Words of the message; each may be the beginning of a word. */
  stringToSearch: text(100).optional(),
  /** Only entries about access to personal data: unmasking and exports. */
  onlyLooks: z.boolean().default(false),
};

export const listEventLog = endpoint({
  name: 'listEventLog',
  method: 'GET',
  path: '/v6/serviceability/eventlog',
  summary:
    'Event log of the whole platform, newest first: the trails of stores and accounts, and failures and warnings of the server, its jobs, outside services and browsers. Personal data is masked. `totalElements` stops at 1,000.',
  access: [admin],
  input: z.strictObject({ ...filterInput, ...cursorInput }),
  output: CursorPage(LoggedEntry),
  errors: [],
});

const WholeEntry = LoggedEntry.extend({
  isMasked: z.boolean(),
  actorId: Id.nullable(),
  /**
   * The account concerned, masked in the same way; empty if it has since been deleted, null if the entry
   * concerns no account.
   */
  account: z.string().nullable(),
  deviceUuid: z.string().nullable(),
  clientVersion: z.string().nullable(),
  details: z.record(z.string(), z.unknown()).nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

export const getLoggedEntry = endpoint({
  name: 'getLoggedEntry',
  method: 'GET',
  path: '/v6/serviceability/eventlog/:entryId',
  summary: 'One entry of the event log with everything that is stored about it. People are masked.',
  access: [admin],
  input: z.strictObject({ entryId: EntryKey }),
  output: WholeEntry,
  errors: ['NOT_FOUND'],
});

export const unmaskLoggedEntry = endpoint({
  name: 'unmaskLoggedEntry',
  method: 'POST',
  path: '/v6/serviceability/eventlog/:entryId/unmask',
  summary:
    'One entry of the event log with its people unmasked. Needs a reason, is logged, and is limited per admin and hour.',
  access: [admin],
  input: z.strictObject({ entryId: EntryKey, reason: text(100, 1) }),
  output: WholeEntry,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const exportEventLog = endpoint({
  name: 'exportEventLog',
  method: 'POST',
  path: '/v6/serviceability/eventlog/export',
  summary: 'A page of a file of the event log, masked. It needs a reason; each page is logged.',
  access: [admin],
  input: z.strictObject({
    ...filterInput,
    ...cursorInput,
    numberOfElements: z.int().min(1).max(1_000).default(500),
    reason: text(100, 1),
  }),
  output: CursorPage(LoggedEntry),
  errors: [],
  heavy: true,
});

export const platformLogEndpoints = [listEventLog, getLoggedEntry, unmaskLoggedEntry, exportEventLog];
