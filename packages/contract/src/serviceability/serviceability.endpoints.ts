import { z } from 'zod';
import { admin, endpoint } from '../endpoint.ts';
import { Id, Instant, Won } from '../fields.ts';
import { Page, pageInput } from '../lists.ts';
import { failureStates } from './serviceability-rules.ts';

/** How many requests wait for an answer, and how many answers of the last 30 days came in time. */
const Promised = z.object({ waiting: z.int(), overdue: z.int(), decided: z.int(), inTime: z.int() });
/** Counts over a period that ends now, and over the equally long period before it. */
const Stretch = z.object({ count: z.int(), before: z.int() });

export const getPlatformDesk = endpoint({
  name: 'getPlatformDesk',
  method: 'GET',
  path: '/v6/serviceability/dashboard',
  summary:
    'Figures for admins: promises and how they were kept, sign-ups, active stores, and what failed or is late. Counts of failures stop at 1,000.',
  access: [admin],
  input: z.strictObject({}),
  output: z.object({
    readAt: Instant,
    approvals: Promised,
    inquiries: Promised,
    signUps: z.object({ today: Stretch, sevenDays: Stretch, thirtyDays: Stretch }),
    stores: z.object({ active: z.int(), approved: z.int() }),
    messages: z.object({ failed: z.int(), late: z.int() }),
    receipts: z.object({ failed: z.int() }),
    payments: z.object({ unknown: z.int() }),
    jobs: z.object({ failed: z.int(), late: z.int() }),
  }),
  errors: [],
});

const ofState = { state: z.enum(failureStates).default('FAILED'), ...pageInput };

export const listFailedMessages = endpoint({
  name: 'listFailedMessages',
  method: 'GET',
  path: '/v6/serviceability/failedmessages',
  summary: 'Messages that failed within a day, newest first, or that have waited too long, oldest first.',
  access: [admin],
  input: z.strictObject(ofState),
  output: Page(
    z.object({
      id: Id,
      channel: z.enum(['MAIL', 'SMS', 'KAKAO']),
      kind: z.string(),
      /** When it failed, or when it began to wait. */
      at: Instant,
      attempts: z.int(),
      /** The carrier's error text, with addresses and numbers masked. */
      error: z.string().nullable(),
    }),
  ),
  errors: [],
});

const ofStore = { storeId: Id, storeName: z.string(), orderId: Id, amount: Won, at: Instant };

export const listFailedReceipts = endpoint({
  name: 'listFailedReceipts',
  method: 'GET',
  path: '/v6/serviceability/failedreceipts',
  summary:
    'Cash receipts of all stores that were refused or rejected within 30 days and are still missing, newest first.',
  access: [admin],
  input: z.strictObject({ ...pageInput }),
  output: Page(
    z.object({ id: Id, ...ofStore, status: z.enum(['FAILED', 'REJECTED']), failure: z.string().nullable() }),
  ),
  errors: [],
});

export const listUnknownPayments = endpoint({
  name: 'listUnknownPayments',
  method: 'GET',
  path: '/v6/serviceability/unknownpayments',
  summary:
    'Payments and refunds of all stores without their provider’s answer for two minutes, oldest first.',
  access: [admin],
  input: z.strictObject({ ...pageInput }),
  output: Page(
    z.object({
      id: Id,
      ...ofStore,
      kind: z.enum(['APPROVAL', 'REFUND', 'CORRECTION']),
      provider: z.string().nullable(),
    }),
  ),
  errors: [],
});

export const listFailedJobs = endpoint({
  name: 'listFailedJobs',
  method: 'GET',
  path: '/v6/serviceability/failedjobs',
  summary: 'Jobs whose last run failed, or that are late, oldest first.',
  access: [admin],
  input: z.strictObject(ofState),
  output: Page(
    z.object({
      id: z.string(),
      task: z.string(),
      attempts: z.int(),
      /** When the job was created. */
      at: Instant,
      /** When the job runs next, or should have run. */
      runAt: Instant,
      isRunning: z.boolean(),
      error: z.string().nullable(),
    }),
  ),
  errors: [],
});

export const runJobAgain = endpoint({
  name: 'runJobAgain',
  method: 'POST',
  path: '/v6/serviceability/failedjobs/:jobId/run',
  summary: 'Runs at once a job whose last run failed. A job that is running or done is NOT_FOUND.',
  access: [admin],
  input: z.strictObject({ jobId: z.string().regex(/^\d{1,18}$/) }),
  output: z.object({ runAt: Instant }),
  errors: ['NOT_FOUND'],
});

export const serviceabilityEndpoints = [
  getPlatformDesk,
  listFailedMessages,
  listFailedReceipts,
  listUnknownPayments,
  listFailedJobs,
  runJobAgain,
];
