import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, Instant, text, Version } from '../fields.ts';
import { languages } from '../language.ts';
import { taxTypes } from '../money/priced-cart.ts';
import { tenderTypes } from '../payments/payment-type.ts';
import { ProviderUse } from '../payments/provider-keys.ts';

const storeOnly = z.strictObject({ storeId: Id });

const PaymentSetting = z.object({
  tenderTypes: z.array(z.enum(tenderTypes)),
  /** The tenders to choose from. Without a provider, card is not offered. */
  offeredTenderTypes: z.array(z.enum(tenderTypes)),
  /** Close INSTORE orders automatically once they are fully paid. */
  closePaidOrders: z.boolean(),
  receiptHeader: z.string(),
  receiptFooter: z.string(),
  /**
   * The law requires this kind of business to issue cash receipts for 100,000 won or more without being asked
   * (의무발행업종).
   */
  cashReceiptObligated: z.boolean(),
  ...ProviderUse.shape,
  version: z.int(),
});

export const getPaymentSetting = endpoint({
  name: 'getPaymentSetting',
  method: 'GET',
  path: '/v7/stores/:storeId/setting/payment',
  summary:
    'Payment types, automatic closing, receipt texts, the obligation to issue cash receipts, and the payment provider.',
  access: [member('ANY')],
  input: storeOnly,
  output: PaymentSetting,
  errors: [],
});

export const updatePaymentSetting = endpoint({
  name: 'updatePaymentSetting',
  method: 'POST',
  path: '/v7/stores/:storeId/setting/payment',
  summary: 'Changes the payment setting.',
  access: [member('SETTING')],
  lock: 'RECEIPT_SETTING',
  input: z.strictObject({
    storeId: Id,
    version: Version,
    tenderTypes: z
      .array(z.enum(tenderTypes))
      .min(1, { error: 'required' })
      .max(tenderTypes.length)
      .refine((list) => new Set(list).size === list.length, { error: 'wrongFormat' }),
    closePaidOrders: z.boolean(),
    receiptHeader: text(200),
    receiptFooter: text(200),
    cashReceiptObligated: z.boolean(),
  }),
  output: PaymentSetting,
  errors: [],
  versioned: true,
});

const GeneralSetting = z.object({
  /** The day start in effect, in minutes after midnight in Seoul. */
  dayStart: z.int(),
  /** A changed start, which takes effect with the next business day; null if there is none. */
  nextDayStart: z.object({ dayStart: z.int(), validFrom: Instant }).nullable(),
  /** Language of messages to customers. */
  language: z.enum(languages),
  taxType: z.enum(taxTypes),
  /** Whether idle devices ring for a new order. */
  newOrderSound: z.boolean(),
  version: z.int(),
});

export const getGeneralSetting = endpoint({
  name: 'getGeneralSetting',
  method: 'GET',
  path: '/v7/stores/:storeId/setting/general',
  summary: 'Business-day start, language, sounds and tax type.',
  access: [member('ANY')],
  input: storeOnly,
  output: GeneralSetting,
  errors: [],
});

export const updateGeneralSetting = endpoint({
  name: 'updateGeneralSetting',
  method: 'POST',
  path: '/v7/stores/:storeId/setting/general',
  summary:
    'Changes the general setting. A new day start takes effect with the next business day; past sales keep their business day.',
  access: [member('SETTING')],
  input: z.strictObject({
    storeId: Id,
    version: Version,
    dayStart: z.int().min(0).max(1_439),
    language: z.enum(languages),
    taxType: z.enum(taxTypes),
    newOrderSound: z.boolean(),
  }),
  output: GeneralSetting,
  errors: [],
  versioned: true,
});

export const storeSettingEndpoints = [
  getPaymentSetting,
  updatePaymentSetting,
  getGeneralSetting,
  updateGeneralSetting,
];
