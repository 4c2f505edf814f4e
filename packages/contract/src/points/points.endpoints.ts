import { z } from 'zod';
import { admin, endpoint, member } from '../endpoint.ts';
import { BusinessDate, Id, Instant, NonNegativeWon, text, Version } from '../fields.ts';
import { CursorPage, cursorInput } from '../lists.ts';
import { PointTerms, pointSettingFields } from './point-setting.ts';
import { ActivePoints, KindSums } from './point-sums.ts';
import { Points, Reward } from './reward.ts';

const PointSetting = z.object({
  ...pointSettingFields,
  /** When the setting was saved. Null if never: then nothing is earned. */
  validFrom: Instant.nullable(),
  version: z.int(),
  /** Names of the categories in the setting's two lists, for admins, who cannot read a store's menu. */
  chosenCategories: z.array(z.object({ id: Id, name: z.string(), nameEn: z.string().nullable() })),
});

export const getPointSetting = endpoint({
  name: 'getPointSetting',
  method: 'GET',
  path: '/v6/point/store/:storeId/setting',
  summary: 'The present setting for earning and using points in a store.',
  access: [member('POINT'), admin],
  input: z.strictObject({ storeId: Id }),
  output: PointSetting,
  errors: ['NOT_FOUND'],
});

export const updatePointSetting = endpoint({
  name: 'updatePointSetting',
  method: 'POST',
  path: '/v6/point/store/:storeId/setting',
  summary: 'Changes how points are earned and used from now on. Points already earned are not affected.',
  access: [member('POINT_SETTING'), admin],
  lock: 'POINT_SETTING',
  input: z
    .strictObject({ storeId: Id, version: Version, ...pointSettingFields })
    .superRefine((setting, context) => {
      const refuse = (field: string) =>
        context.addIssue({ code: 'custom', path: [field], message: 'wrongFormat' });
      const { earningCategoryIds, nonEarningCategoryIds, useStoreIds, unusedStoreIds, storeId } = setting;
      if (nonEarningCategoryIds.some((id) => earningCategoryIds.includes(id)))
        refuse('nonEarningCategoryIds');
      if (unusedStoreIds.some((id) => useStoreIds.includes(id))) refuse('unusedStoreIds');
      if ([...useStoreIds, ...unusedStoreIds].includes(storeId)) refuse('useStoreIds');
    }),
  output: PointSetting,
  errors: ['NOT_FOUND', 'CATEGORY_NOT_FOUND', 'POINT_STORE_NOT_FOUND'],
  versioned: true,
});

export const listPointStores = endpoint({
  name: 'listPointStores',
  method: 'GET',
  path: '/v6/point/store/:storeId/setting/stores',
  summary:
    'The other stores of the owners of this one: whether points can be shared with each and why not, what each store chose, and what the stores owe each other for points.',
  access: [member('POINT_SETTING'), admin],
  lock: 'POINT_SETTING',
  input: z.strictObject({ storeId: Id }),
  output: z.array(
    z.object({
      storeId: Id,
      name: z.string(),
      /**
       * Why that store cannot be chosen; null if it can. NO_NUMBER: one of the two stores has no business
       * number yet. OTHER_OWNER: the two stores no longer have a common owner, but one still owes the other
       * money.
       */
      problem: z.enum(['BUSINESS_NUMBER', 'NO_NUMBER', 'OTHER_OWNER']).nullable(),
      /** Whether that store chose this one, too. Points are shared once both have chosen each other. */
      isMutual: z.boolean(),
      /**
       * What this store has to pay that store for points that were used there; negative if that store has to
       * pay.
       */
      owes: z.int(),
    }),
  ),
  errors: ['NOT_FOUND'],
});

export const previewPointSetting = endpoint({
  name: 'previewPointSetting',
  method: 'POST',
  path: '/v6/point/store/:storeId/setting/preview',
  summary: "What yesterday's sales would have earned under these terms, had every guest been a customer.",
  access: [member('POINT_SETTING'), admin],
  lock: 'POINT_SETTING',
  input: PointTerms.pick({ rate: true, earningCategoryIds: true, nonEarningCategoryIds: true })
    .extend({ storeId: Id })
    .strict(),
  output: z.object({
    businessDate: BusinessDate,
    /** Completed orders of that day, and the sum of their amounts that earn points. */
    orders: z.int(),
    eligible: NonNegativeWon,
    points: Points,
  }),
  errors: ['NOT_FOUND'],
});

export const getReward = endpoint({
  name: 'getReward',
  method: 'GET',
  path: '/v6/point/store/:storeId/reward/:rewardId',
  summary: 'One movement of points.',
  access: [member('POINT')],
  input: z.strictObject({ storeId: Id, rewardId: Id }),
  output: Reward,
  errors: ['NOT_FOUND'],
});

export const postReward = endpoint({
  name: 'postReward',
  method: 'POST',
  path: '/v6/point/store/:storeId/reward',
  summary: 'Gives points to a customer by hand, or uses some without an order.',
  access: [member('POINT')],
  input: z.strictObject({
    storeId: Id,
    customerId: Id,
    kind: z.enum(['EARN', 'USE']),
    amount: Points.min(1).max(10_000_000),
    reason: text(100, 1),
  }),
  output: Reward,
  errors: ['CUSTOMER_NOT_FOUND', 'POINTS_NOT_USABLE', 'STORE_NOT_APPROVED', 'STORE_TERMINATED'],
  idempotent: true,
});

export const cancelReward = endpoint({
  name: 'cancelReward',
  method: 'POST',
  path: '/v6/point/store/:storeId/reward/:rewardId/cancel',
  summary:
    'Undoes an earning or a use by hand. Its status depends on who acts and on `byCustomer`. Points of an order change only with the order.',
  access: [member('POINT'), admin],
  input: z.strictObject({
    storeId: Id,
    rewardId: Id,
    cancelReason: text(100, 1),
    /** The customer asked for the change; the reason says how. */
    byCustomer: z.boolean().default(false),
  }),
  output: Reward,
  errors: ['NOT_FOUND', 'REWARD_NOT_CANCELLABLE'],
  idempotent: true,
});

const between = { from: BusinessDate, to: BusinessDate };

export const getRewardSummary = endpoint({
  name: 'getRewardSummary',
  method: 'GET',
  path: '/v6/point/store/:storeId/rewardsummary',
  summary: 'Points by kind between two business days, both included.',
  access: [member('POINT')],
  input: z.strictObject({ storeId: Id, ...between }),
  output: KindSums,
  errors: [],
});

export const getTotalActiveReward = endpoint({
  name: 'getTotalActiveReward',
  method: 'GET',
  path: '/v6/point/store/:storeId/totalactivereward',
  summary: 'Unexpired points of all customers, in total and by the month in which they expire.',
  access: [member('POINT')],
  input: z.strictObject({ storeId: Id }),
  output: ActivePoints,
  errors: [],
});

export const listRewardsByUser = endpoint({
  name: 'listRewardsByUser',
  method: 'GET',
  path: '/v6/point/store/:storeId/reward/byuser',
  summary: 'The movements of one customer, newest first.',
  access: [member('POINT')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({ storeId: Id, customerId: Id, ...cursorInput }),
  output: CursorPage(Reward),
  errors: ['NOT_FOUND'],
});

export const pointEndpoints = [
  getPointSetting,
  updatePointSetting,
  listPointStores,
  previewPointSetting,
  getReward,
  postReward,
  cancelReward,
  getRewardSummary,
  getTotalActiveReward,
  listRewardsByUser,
];
