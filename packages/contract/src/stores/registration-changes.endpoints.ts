import { z } from 'zod';
import { admin, endpoint, member } from '../endpoint.ts';
import { Id, Instant, text, Version } from '../fields.ts';
import { AwsKey } from '../files/files.endpoints.ts';
import { Page, pageInput } from '../lists.ts';
import { BusinessCheck } from './admin-stores.endpoints.ts';
import { approvedFields } from './registration-change-fields.ts';
import { storeTypes } from './store-type.ts';
import { Store } from './stores.endpoints.ts';

const Approved = z.object(approvedFields);

/** A pending change with everything that an admin compares. */
const WaitingRegistration = z.object({
  storeId: Id,
  storeName: z.string(),
  category: z.enum(storeTypes).nullable(),
  /** Version of the store, for the decision. */
  version: z.int(),
  before: Approved,
  after: Approved,
  registrationImageKey: AwsKey.nullable(),
  askedAt: Instant,
  dueAt: Instant,
  /** The tax office's answer about the new number: advice, never a condition. */
  businessCheck: BusinessCheck,
});
export type WaitingRegistration = z.output<typeof WaitingRegistration>;

export const listRegistrationChanges = endpoint({
  name: 'listRegistrationChanges',
  method: 'GET',
  path: '/v6/stores/admin/registrationchanges',
  summary: 'Changed registrations that an admin has to decide, longest waiting first.',
  access: [admin],
  input: z.strictObject(pageInput),
  output: Page(WaitingRegistration),
  errors: [],
});

export const getRegistrationChange = endpoint({
  name: 'getRegistrationChange',
  method: 'GET',
  path: '/v6/stores/:storeId/registrationchange',
  summary: "The pending change of one store's registration; null if there is none.",
  access: [admin],
  input: z.strictObject({ storeId: Id }),
  output: WaitingRegistration.nullable(),
  errors: ['NOT_FOUND'],
});

export const decideRegistrationChange = endpoint({
  name: 'decideRegistrationChange',
  method: 'POST',
  path: '/v5/store/admin/decideregistrationchange',
  summary:
    'Approves or refuses a changed business number, company name or representative, and mails the owners. An approved change takes effect at once; earlier orders keep the old registration.',
  access: [admin],
  input: z
    .strictObject({
      storeId: Id,
      /** Version of the store that the admin saw. */
      version: Version,
      decision: z.enum(['APPROVE', 'REFUSE']),
      reason: text(500).default(''),
    })
    .refine(({ decision, reason }) => decision === 'APPROVE' || reason !== '', {
      path: ['reason'],
      error: 'required',
    }),
  output: Store,
  errors: ['NOT_FOUND', 'REGISTRATION_CHANGE_ENDED', 'REGISTRATION_FIXED'],
  versioned: true,
});

export const checkRegistrationChange = endpoint({
  name: 'checkRegistrationChange',
  method: 'POST',
  path: '/v6/stores/:storeId/registrationchange/businesscheck',
  summary: "Asks the tax office now about the number in a store's pending change.",
  access: [admin],
  input: z.strictObject({ storeId: Id }),
  output: BusinessCheck,
  errors: ['NOT_FOUND', 'REGISTRATION_CHANGE_ENDED'],
});

export const withdrawRegistrationChange = endpoint({
  name: 'withdrawRegistrationChange',
  method: 'POST',
  path: '/v5/store/withdrawregistrationchange',
  summary: 'Withdraws the pending change of the registration.',
  access: [member('STORE_EDIT')],
  input: z.strictObject({ storeId: Id, version: Version }),
  output: Store,
  errors: ['REGISTRATION_CHANGE_ENDED'],
  versioned: true,
});

export const registrationChangeEndpoints = [
  listRegistrationChanges,
  getRegistrationChange,
  decideRegistrationChange,
  checkRegistrationChange,
  withdrawRegistrationChange,
];
