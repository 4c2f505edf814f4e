import * as wire from '@maru/contract/serviceability/serviceability.endpoints.ts';
import { route } from '#server/http/route.ts';
import { listFailedMessages } from './failures/list-failed-messages.ts';
import { listFailedReceipts } from './failures/list-failed-receipts.ts';
import { listUnknownPayments } from './failures/list-unknown-payments.ts';
import { getPlatformDesk } from './get-platform-desk.ts';
import { listFailedJobs } from './jobs/list-failed-jobs.ts';
import { runJobAgain } from './jobs/run-job-again.ts';

export const serviceabilityRoutes = [
  route(wire.getPlatformDesk, getPlatformDesk),
  route(wire.listFailedMessages, listFailedMessages),
  route(wire.listFailedReceipts, listFailedReceipts),
  route(wire.listUnknownPayments, listUnknownPayments),
  route(wire.listFailedJobs, listFailedJobs),
  route(wire.runJobAgain, runJobAgain),
];
