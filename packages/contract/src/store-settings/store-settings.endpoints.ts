import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { taxTypes } from '../money/priced-cart.ts';
import { tenderTypes } from '../payments/payment-type.ts';

const storeOnly = z.strictObject({ storeId: Id });

export const getPaymentSetting = endpoint({
  name: 'getPaymentSetting',
  method: 'GET',
  path: '/v7/stores/:storeId/setting/payment',
  summary: 'Tender kinds, automatic completion and receipt texts.',
  access: [member('ANY')],
  input: storeOnly,
  output: z.object({
    tenderTypes: z.array(z.enum(tenderTypes)),
    /** A fully paid INSTORE order closes by itself. */
    closePaidOrders: z.boolean(),
    receiptHeader: z.string(),
    receiptFooter: z.string(),
    version: z.int(),
  }),
  errors: [],
});

export const getGeneralSetting = endpoint({
  name: 'getGeneralSetting',
  method: 'GET',
  path: '/v7/stores/:storeId/setting/general',
  summary: 'Business-day start, language and tax type.',
  access: [member('ANY')],
  input: storeOnly,
  output: z.object({
    /** Minutes after midnight in Seoul. */
    dayStart: z.int(),
    language: z.enum(['ko', 'en']),
    taxType: z.enum(taxTypes),
    version: z.int(),
  }),
  errors: [],
});

export const storeSettingEndpoints = [getPaymentSetting, getGeneralSetting];
