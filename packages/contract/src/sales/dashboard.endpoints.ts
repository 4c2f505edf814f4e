import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { BusinessDate, Id, Won } from '../fields.ts';

const Sums = z.object({ orders: z.int(), net: Won });

const Figures = z.object({
  today: Sums,
  /** `yesterday` and `weekBefore` (the same weekday a week ago) are summed up to the present time of day. */
  yesterday: Sums,
  weekBefore: Sums,
  /** When today's business day began, in minutes after midnight. */
  dayStart: z.int(),
  /**
   * By clock hour from the start of the business day, including empty hours. `…Before`: a week ago, the whole
   * day.
   */
  hours: z.array(
    z.object({ hour: z.int(), orders: z.int(), net: Won, ordersBefore: z.int(), netBefore: Won }),
  ),
  /** The best-selling items of today, by net sales. */
  bestItems: z.array(
    z.object({
      /** Null for typed-in lines. */
      itemId: Id.nullable(),
      name: z.string(),
      nameEn: z.string().nullable(),
      quantity: z.int(),
      net: Won,
    }),
  ),
});
export type DashboardFigures = z.output<typeof Figures>;

/**
 * Things that need attention. A kind is listed only if there are any, and only to members who may deal with
 * them.
 */
export const storeNoticeKinds = ['UNISSUED_CASH', 'EXCESS', 'DIFFERENCES', 'EXPIRING_POINTS'] as const;

const StoreNotice = z.object({
  kind: z.enum(storeNoticeKinds),
  /** EXPIRING_POINTS counts the points that expire within 30 days. */
  count: z.int(),
  /** Days until the first is due, negative if it is late; null if nothing is due. */
  daysLeft: z.int().nullable(),
});
export type StoreNotice = z.output<typeof StoreNotice>;

export const firstStepNames = ['menu', 'hours', 'registration', 'tenders', 'staff'] as const;
export type FirstStepName = (typeof firstStepNames)[number];

export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/v6/stores/:storeId/dashboard',
  summary:
    'The first screen of a store: today so far, open orders, notices of what needs attention, and the first steps of a new store. Figures only with the right SALES and while sales analysis is not locked.',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id }),
  output: z.object({
    businessDate: BusinessDate,
    figures: Figures.nullable(),
    /** Set if the app lock closes the figures; `storePhone` is masked. */
    lock: z.object({ part: z.literal('SALES_ANALYSIS'), storePhone: z.string().nullable() }).nullable(),
    /** Open orders of any day; null without the right ORDER. */
    open: z.object({ orders: z.int(), total: Won }).nullable(),
    notices: z.array(StoreNotice),
    /** Which first steps are done; null once the store has taken its first order. */
    firstSteps: z
      .object(
        Object.fromEntries(firstStepNames.map((name) => [name, z.boolean()])) as Record<
          FirstStepName,
          z.ZodBoolean
        >,
      )
      .nullable(),
  }),
  errors: [],
});

export const dashboardEndpoints = [getDashboard];
