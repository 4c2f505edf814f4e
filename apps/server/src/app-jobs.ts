import type { FastifyBaseLogger } from 'fastify';
import { holdStorePhones } from './app-lock/phone-reset/hold-store-phones.ts';
import { sweepAppLock } from './app-lock/sweep-app-lock.ts';
import { keepMonths } from './audit/keep-months.ts';
import { eraseRefusedBefore } from './cash-receipts/cash-receipts.queries.ts';
import { resealIdentifiers } from './cash-receipts/reseal-identifiers.ts';
import { tellStoresTask } from './content/news/tell-stores.ts';
import { tellStoresJob } from './content/news/tell-stores-job.ts';
import { announceTerms } from './content/terms/announce-terms.ts';
import { openPhone } from './customers/customer-phone.ts';
import { destroyKeptCustomers } from './customers/deleting/destroy-kept-customers.ts';
import { resealCustomers } from './customers/sealing/reseal-customers.ts';
import type { Db } from './db/database.ts';
import { wordsOfAct } from './event-log/words-of-act.ts';
import type { Files } from './files/open-files.ts';
import { deleteAnswersBefore } from './http/idempotency.queries.ts';
import { deleteEndedLimits } from './http/rate-limits.queries.ts';
import { inquiryJobs } from './inquiries/inquiry-jobs.ts';
import { listInquiriesOf } from './inquiries/list-inquiries-of.ts';
import type { Job, ScheduledJob } from './jobs/job-runner.ts';
import type { Keys } from './keys/open-keys.ts';
import { deleteEventsBefore } from './live/store-events.queries.ts';
import { sweepMenuChanges } from './menu/changes/changes.queries.ts';
import type { openMessaging } from './messaging/open-messaging.ts';
import type { ReceiptIssuers } from './orders/cash-receipts/receipt-issuers.ts';
import { settleReceiptTask } from './orders/cash-receipts/receipt-job.ts';
import { settleReceiptJob } from './orders/cash-receipts/settle-receipt-job.ts';
import { confirmReceipts, settleUndecidedReceipts } from './orders/cash-receipts/settle-receipts.ts';
import type { CardGateways } from './orders/paying/card/card-gateways.ts';
import { settleJob } from './orders/paying/card/settle-job.ts';
import { settleTask } from './orders/paying/card/settle-task.ts';
import { settleUnsettled } from './orders/paying/card/settle-unsettled.ts';
import { deleteLinksBefore } from './orders/paying/link/pay-links.queries.ts';
import { resealKeys } from './payments/provider-keys/reseal-keys.ts';
import { expirePoints } from './points/expiry/expire-points.ts';
import { pointMessageJobs } from './points/messages/point-message-jobs.ts';
import { keptUserJobs } from './profile/deleting/kept-user-jobs.ts';
import { dataExportJobs } from './profile/exporting/make-data-export.ts';
import type { BusinessRegistry } from './providers/business/business-registry.ts';
import { sendRevenueMessages, sendRevenueMessagesTask } from './sales/message/send-revenue-messages.ts';
import { settleRevenueMessages } from './sales/message/settle-revenue-messages.ts';
import { sweepSignIn } from './sign-in/sweep-sign-in.ts';
import { deleteInvitationsBefore } from './store-access/invitations/invitations.queries.ts';
import { checkBusinessJob } from './stores/business-check/check-business-job.ts';
import { checkBusinessesAgain } from './stores/business-check/check-businesses-again.ts';
import { checkBusinessTask } from './stores/business-check/enqueue-business-check.ts';
import {
  checkRegistrationChangeJob,
  checkRegistrationChangeTask,
} from './stores/registration-change/check-registration-change-job.ts';
import { deleteExpiredMailTokens } from './verification/mail-tokens.queries.ts';
import { deleteExpiredVerifications } from './verification/phone-verifications.queries.ts';

type JobParts = {
  db: Db;
  clock: () => Date;
  log: FastifyBaseLogger;
  gateways: CardGateways;
  issuers: ReceiptIssuers;
  keys: Keys;
  businesses: BusinessRegistry | undefined;
  files: Files;
  messaging: ReturnType<typeof openMessaging>;
  onCommit: (storeId: string | undefined) => void;
  hubUrl: string;
  accountUrl: string;
};

export type AppJobs = {
  jobs: Record<string, Job>;
  scheduled: Record<string, ScheduledJob>;
};

const hours = 3_600_000;

/** Background work of the server: jobs that acts write to the outbox, and scheduled jobs. */
export function openAppJobs(parts: JobParts): AppJobs {
  const { files, messaging } = parts;
  const card = cardJobs(parts);
  const business = businessJobs(parts);
  const receipts = receiptJobs(parts);
  const pointMessages = pointMessageJobs({
    ...parts,
    post: messaging.post,
    openPhone: (customer, sealed) => openPhone(parts.keys, customer, sealed),
  });
  const dataExports = dataExportJobs({
    ...parts,
    post: messaging.post,
    sources: {
      listInquiriesOf: (db, email) => listInquiriesOf({ db, keys: parts.keys }, email),
      wordsOfAct,
    },
  });
  return {
    jobs: {
      ...messaging.jobs,
      ...card.jobs,
      ...business.jobs,
      ...receipts.jobs,
      ...pointMessages.jobs,
      ...dataExports.jobs,
      [tellStoresTask]: tellStoresJob(parts),
    },
    scheduled: {
      ...files.scheduled,
      ...messaging.scheduled,
      ...card.scheduled,
      ...business.scheduled,
      ...receipts.scheduled,
      ...pointMessages.scheduled,
      ...dataExports.scheduled,
      'settle-revenue-messages': { every: 'minute', run: settleRevenueMessages(parts) },
      [sendRevenueMessagesTask]: {
        every: 'minute',
        run: sendRevenueMessages({ ...parts, post: messaging.post }),
      },
      'hold-store-phones': { every: 'minute', run: holdStorePhones({ ...parts, post: messaging.post }) },
      'expire-points': { every: 'minute', run: expirePoints(parts) },
      'destroy-kept-customers': { every: 'hour', run: destroyKeptCustomers(parts) },
      'seal-provider-keys-anew': { every: 'hour', run: resealKeys(parts) },
      'seal-customers-anew': { every: 'hour', run: resealCustomers(parts) },
      'seal-cash-receipts-anew': { every: 'hour', run: resealIdentifiers(parts) },
      ...keptUserJobs(parts),
      ...inquiryJobs(parts),
      'keep-months': { every: 'hour', run: keepMonths(parts) },
      'announce-terms': { every: 'minute', run: announceTerms({ ...parts, post: messaging.post }) },
      ...sweeps(parts),
    },
  };
}

/**
 * Without a card provider the outcome of a charge is unknown, so its job stays queued until a provider is configured.
 */
function cardJobs({ db, gateways, clock, onCommit, log }: JobParts): AppJobs {
  if (gateways.byName.size === 0) return { jobs: {}, scheduled: {} };
  const settle = settleJob({ db, gateways, clock, onCommit });
  return {
    jobs: { [settleTask]: settle },
    scheduled: {
      'settle-unsettled': { every: 'minute', run: settleUnsettled({ db, settle, clock, log }) },
    },
  };
}

/** Without the issuer of a receipt, the job of the receipt stays queued until that issuer is configured. */
function receiptJobs(parts: JobParts): AppJobs {
  const settle = settleReceiptJob(parts);
  return {
    jobs: { [settleReceiptTask]: settle },
    scheduled: {
      'settle-cash-receipts': { every: 'minute', run: settleUndecidedReceipts(parts, settle) },
      'confirm-cash-receipts': { every: 'minute', run: confirmReceipts(parts) },
    },
  };
}

/** Without a business registry the checks stay queued until one is configured. */
function businessJobs({ db, businesses: registry, clock, log }: JobParts): AppJobs {
  if (!registry) return { jobs: {}, scheduled: {} };
  const parts = { db, registry, clock, log };
  return {
    jobs: {
      [checkBusinessTask]: checkBusinessJob(parts),
      [checkRegistrationChangeTask]: checkRegistrationChangeJob(parts),
    },
    scheduled: { 'check-businesses-again': { every: 'hour', run: checkBusinessesAgain(parts) } },
  };
}

function sweeps({ db, clock }: JobParts): AppJobs['scheduled'] {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  return {
    'sweep-answers': { every: 'hour', run: () => deleteAnswersBefore(db, ago(48 * hours)) },
    'sweep-phone-codes': { every: 'hour', run: () => deleteExpiredVerifications(db, clock()) },
    'sweep-mail-tokens': { every: 'hour', run: () => deleteExpiredMailTokens(db, clock()) },
    // Keep expired invitations for 30 days: until then the page behind the link can say why it no longer works.
    'sweep-invitations': { every: 'hour', run: () => deleteInvitationsBefore(db, ago(30 * 24 * hours)) },
    'sweep-limits': { every: 'hour', run: () => deleteEndedLimits(db) },
    'sweep-events': { every: 'hour', run: () => deleteEventsBefore(db, ago(24 * hours)) },
    'sweep-sign-in': { every: 'hour', run: async () => void (await sweepSignIn(db, clock())) },
    'sweep-menu-changes': { every: 'hour', run: () => sweepMenuChanges(db, clock()) },
    // Keep ended links for 30 days: until then their page can show the outcome of the payment.
    'sweep-pay-links': { every: 'hour', run: () => deleteLinksBefore(db, ago(30 * 24 * hours)) },
    // A refused receipt may be issued again to the same number for 30 days.
    'sweep-receipt-numbers': { every: 'hour', run: () => eraseRefusedBefore(db, ago(30 * 24 * hours)) },
    'sweep-app-lock': { every: 'hour', run: () => sweepAppLock(db, clock()) },
  };
}
