import { z } from 'zod';
import { admin, endpoint, member } from '../endpoint.ts';
import { Id, Instant, text, Version } from '../fields.ts';
import { Page, pageInput, pageNumbers } from '../lists.ts';
import {
  channelStatuses,
  inspectionStatuses,
  pointMessageKinds,
  templateProblems,
  templatePurposes,
  templateStatuses,
} from './point-messages.ts';

const Kind = z.enum(pointMessageKinds);
const ChannelId = text(100, 1);
const TemplateCode = text(100, 1).nullable();

const Channel = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(channelStatuses),
  /** Whether the dealer itself sends a text if Kakao fails; otherwise Maru does. */
  smsFailover: z.boolean(),
});

/** Template codes of the store's own channel; null: Maru's template. */
const Templates = z.strictObject({
  EARNED: TemplateCode,
  USED: TemplateCode,
  CANCELLED: TemplateCode,
  EXPIRING: TemplateCode,
});

const PointChannel = z.object({
  /** The store's own channel; null: Maru's. */
  channelId: z.string().nullable(),
  templates: Templates,
  /** The kinds of messages that customers get. */
  kinds: z.array(Kind),
  /** Maru's channel. Null if the platform has none: then texts are sent. */
  maru: Channel.nullable(),
  /** Channels that an admin connected with the store. */
  channels: z.array(Channel),
  /** What one message costs, in won. */
  prices: z.object({ kakao: z.number(), sms: z.number(), lms: z.number() }),
  /**
   * Expected number of messages of each kind. Messages about orders: as many as in the last 30 days. Notices
   * before expiry: those due in the next 30 days.
   */
  estimates: z.record(Kind, z.int()),
  version: z.int(),
});

export const getPointChannel = endpoint({
  name: 'getPointChannel',
  method: 'GET',
  path: '/v6/point/store/:storeId/setting/channel',
  summary: 'The messages about points that customers get, with their channel and templates.',
  access: [member('POINT'), admin],
  input: z.strictObject({ storeId: Id }),
  output: PointChannel,
  errors: ['NOT_FOUND'],
});

export const updatePointChannel = endpoint({
  name: 'updatePointChannel',
  method: 'POST',
  path: '/v6/point/store/:storeId/setting/channel',
  summary:
    'Chooses channel, templates and kinds of messages. Members choose among connected channels; an admin connects one by choosing it.',
  access: [member('POINT_SETTING'), admin],
  lock: 'POINT_SETTING',
  input: z.strictObject({
    storeId: Id,
    version: Version,
    channelId: ChannelId.nullable(),
    templates: Templates,
    kinds: z
      .array(Kind)
      .max(pointMessageKinds.length)
      .refine((list) => new Set(list).size === list.length, { error: 'wrongFormat' }),
  }),
  output: PointChannel,
  errors: ['NOT_FOUND', 'POINT_CHANNEL_NOT_FOUND', 'POINT_TEMPLATE_NOT_USABLE'],
  versioned: true,
});

const Template = z.object({
  channelId: z.string(),
  code: z.string(),
  name: z.string(),
  content: z.string(),
  status: z.enum(templateStatuses),
  inspectionStatus: z.enum(inspectionStatuses),
  inspectionComment: z.string().nullable(),
});

const Problem = z.enum(templateProblems).nullable();

export const listPointTemplates = endpoint({
  name: 'listPointTemplates',
  method: 'GET',
  path: '/v6/point/store/:storeId/setting/channel/templates',
  summary: "The templates of Maru's channel for points and those of the store's own channels.",
  access: [member('POINT'), admin],
  input: z.strictObject({ storeId: Id }),
  output: z.object({
    templates: z.array(
      Template.extend({
        /** Why the template cannot be chosen, by purpose; null if it can. */
        problems: z.record(z.enum(templatePurposes), Problem),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

const PointMessage = z.object({
  id: Id,
  kind: Kind,
  orderId: Id.nullable(),
  /** The last digits of the customer's number; null once it was erased, or if it is hidden. */
  phoneLast4: z.string().nullable(),
  /**
   * Hidden from members without the right CUSTOMER, and from everybody while the list of customers is locked
   * for the session.
   */
  isNumberHidden: z.boolean(),
  at: Instant,
  /**
   * WAITING: not handed to a carrier yet. EXPIRED: no carrier took it in time. NOT_SENT: `reason` says why.
   */
  outcome: z.enum([
    'WAITING',
    'QUEUED',
    'SENT',
    'DELIVERED',
    'FALLBACK_SENT',
    'FAILED',
    'EXPIRED',
    'NOT_SENT',
  ]),
  reason: z.enum(['NO_CONSENT', 'NO_CUSTOMER', 'SWITCHED_OFF', 'NOTHING_LEFT', 'STORE_CLOSED']).nullable(),
});

export const listPointMessages = endpoint({
  name: 'listPointMessages',
  method: 'GET',
  path: '/v6/point/store/:storeId/setting/channel/messages',
  summary: 'The messages about points, newest first, with the outcome of each.',
  access: [member('POINT')],
  input: z.strictObject({ storeId: Id, ...pageInput }),
  output: Page(PointMessage),
  errors: [],
});

const StorePoints = z.object({
  storeId: Id,
  name: z.string(),
  businessNumber: z.string().nullable(),
  /** The current setting. Null if none was ever saved: then nothing is earned. */
  setting: z
    .object({
      rate: z.int(),
      validityMonths: z.int(),
      leastUse: z.int(),
      useStep: z.int(),
      validFrom: Instant,
    })
    .nullable(),
  channelId: z.string().nullable(),
  kinds: z.array(Kind),
});

export const pointAdminViews = ['STORES', 'CHANNELS', 'TEMPLATES'] as const;

export const listPointSettings = endpoint({
  name: 'listPointSettings',
  method: 'GET',
  path: '/v6/point/admin/settings',
  summary: 'The point settings of all stores, all channels, or all templates: a page of what `view` names.',
  access: [admin],
  input: z.strictObject({
    view: z.enum(pointAdminViews).default('STORES'),
    /** Searches names of stores, names and ids of channels, and names and codes of templates. */
    stringToSearch: text(100).default(''),
    ...pageInput,
  }),
  output: z.object({
    stores: z.array(StorePoints),
    channels: z.array(
      Channel.extend({ isMaru: z.boolean(), stores: z.array(z.string()), templates: z.int() }),
    ),
    templates: z.array(Template.extend({ channelName: z.string() })),
    ...pageNumbers,
  }),
  errors: [],
});

export const pointMessageEndpoints = [
  getPointChannel,
  updatePointChannel,
  listPointTemplates,
  listPointMessages,
  listPointSettings,
];
