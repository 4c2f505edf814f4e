import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { BusinessDate, Id, Instant, Version } from '../fields.ts';
import { Page, pageInput } from '../lists.ts';
import { storeRoles } from '../store-access/rights.ts';
import { messageHours, summaryKinds } from './revenue-message.ts';

const Kind = z.enum(summaryKinds);
const Recipient = z.object({ userId: Id, kinds: z.array(Kind) });

const RevenueMessage = z.object({
  /** Clock hour in Seoul. */
  hour: z.int(),
  /** The caller's own hour, for owners; null: the store's hour applies. */
  ownHour: z.int().nullable(),
  recipients: z.array(Recipient),
  members: z.array(
    z.object({
      userId: Id,
      name: z.string(),
      role: z.enum(storeRoles),
      isCaller: z.boolean(),
      /** Why this member cannot get messages; null: they can. */
      cannot: z.enum(['NO_SALES', 'NO_PHONE']).nullable(),
      /** The hour that an owner chose; null: the store's hour applies. */
      ownHour: z.int().nullable(),
    }),
  ),
  version: z.int(),
});

export const getRevenueMessage = endpoint({
  name: 'getRevenueMessage',
  method: 'GET',
  path: '/v7/stores/:storeId/setting/revenuemessage',
  summary: 'Who gets the daily, weekly and monthly revenue message, and when.',
  access: [member('SETTING')],
  lock: 'SALES_ANALYSIS',
  input: z.strictObject({ storeId: Id }),
  output: RevenueMessage,
  errors: [],
});

export const updateRevenueMessage = endpoint({
  name: 'updateRevenueMessage',
  method: 'POST',
  path: '/v7/stores/:storeId/setting/revenuemessage',
  summary:
    'Sets who gets the revenue message, and when. An owner may choose another hour for their own messages.',
  access: [member('SETTING')],
  lock: 'SALES_ANALYSIS',
  input: z.strictObject({
    storeId: Id,
    version: Version,
    hour: z
      .int()
      .min(messageHours.first)
      .max(messageHours.end - 1),
    ownHour: z.int().min(0).max(23).nullable(),
    recipients: z
      .array(
        z.strictObject({
          userId: Id,
          kinds: z
            .array(Kind)
            .min(1, { error: 'required' })
            .max(summaryKinds.length)
            .refine((list) => new Set(list).size === list.length, { error: 'wrongFormat' }),
        }),
      )
      .max(200)
      .refine((list) => new Set(list.map(({ userId }) => userId)).size === list.length, {
        error: 'wrongFormat',
      }),
  }),
  output: RevenueMessage,
  errors: ['CANNOT_RECEIVE_REVENUE'],
  versioned: true,
});

export const previewRevenueMessage = endpoint({
  name: 'previewRevenueMessage',
  method: 'POST',
  path: '/v7/stores/:storeId/setting/revenuemessage/preview',
  summary:
    'The revenue message that the caller would get now about the last whole day, week or month. Needs SALES, too.',
  access: [member('SETTING')],
  lock: 'SALES_ANALYSIS',
  input: z.strictObject({ storeId: Id, kind: Kind }),
  output: z.object({
    from: BusinessDate,
    to: BusinessDate,
    kakao: z.object({ text: z.string(), button: z.string() }),
    /** Sent if Kakao cannot deliver. */
    sms: z.object({ form: z.enum(['SMS', 'LMS']), text: z.string() }),
  }),
  errors: [],
});

const SentRevenueMessage = z.object({
  id: Id,
  name: z.string(),
  kind: Kind,
  from: BusinessDate,
  to: BusinessDate,
  /** When the message was queued for sending. */
  postedAt: Instant,
  /** EXPIRED: not sent within the permitted hours, so it is queued again. */
  outcome: z.enum(['QUEUED', 'SENT', 'DELIVERED', 'FALLBACK_SENT', 'FAILED', 'EXPIRED']),
});

export const listRevenueMessages = endpoint({
  name: 'listRevenueMessages',
  method: 'GET',
  path: '/v7/stores/:storeId/setting/revenuemessage/history',
  summary: 'The revenue messages of a store without their figures, newest first, with the outcome of each.',
  access: [member('SETTING')],
  lock: 'SALES_ANALYSIS',
  input: z.strictObject({ storeId: Id, ...pageInput }),
  output: Page(SentRevenueMessage),
  errors: [],
});

export const revenueMessageEndpoints = [
  getRevenueMessage,
  updateRevenueMessage,
  previewRevenueMessage,
  listRevenueMessages,
];
