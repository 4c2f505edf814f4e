import { z } from 'zod';
import { admin, endpoint, member, user } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { rights, storeRoles } from '../store-access/rights.ts';

export const applicationStatuses = ['DRAFT', 'PENDING', 'APPROVED', 'TERMINATED'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const listMyStores = endpoint({
  name: 'listMyStores',
  method: 'GET',
  path: '/v5/store/getmyminstores',
  summary: "The caller's stores with what the caller may do there.",
  access: [user],
  input: z.strictObject({}),
  output: z.array(
    z.object({
      storeId: Id,
      name: z.string(),
      applicationStatus: z.enum(applicationStatuses),
      role: z.enum(storeRoles),
      rights: z.array(z.enum(rights)),
    }),
  ),
  errors: [],
});

export const getStore = endpoint({
  name: 'getStore',
  method: 'GET',
  path: '/v5/store/getstore',
  summary: 'What receipts and headers say of a store.',
  access: [member('ANY'), admin],
  input: z.strictObject({ storeId: Id }),
  wireNames: { storeId: 'storeID' },
  output: z.object({
    id: Id,
    name: z.string(),
    applicationStatus: z.enum(applicationStatuses),
    ownerName: z.string().nullable(),
    businessNumber: z.string().nullable(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    version: z.int(),
  }),
  errors: [],
});

export const storeEndpoints = [listMyStores, getStore];
