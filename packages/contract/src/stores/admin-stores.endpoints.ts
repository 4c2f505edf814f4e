import { z } from 'zod';
import { admin, endpoint, owner } from '../endpoint.ts';
import { Id, Instant, text, Version } from '../fields.ts';
import { Page, pageInput } from '../lists.ts';
import { applicationStatuses, neededForApproval, needsReason } from './application.ts';
import { storeTypes } from './store-type.ts';
import { Store } from './stores.endpoints.ts';

/** A store in an admin's list; the owner's data is masked (`한*루`, `ow***@maru.test`). */
const AdminStoreRow = z.object({
  id: Id,
  name: z.string(),
  category: z.enum(storeTypes).nullable(),
  applicationStatus: z.enum(applicationStatuses),
  /** Sent back by an admin with a reason, and not submitted again. */
  isSentBack: z.boolean(),
  address: z.string().nullable(),
  businessNumber: z.string().nullable(),
  ownerName: z.string().nullable(),
  ownerUsername: z.string().nullable(),
  submittedAt: Instant.nullable(),
  applicationDueAt: Instant.nullable(),
  missing: z.array(z.enum(neededForApproval)),
  createdAt: Instant,
  /** When and why an owner asked to close the store; null if no request is pending. */
  closeAskedAt: Instant.nullable(),
  closeReason: z.string().nullable(),
});

export const listAllStores = endpoint({
  name: 'listAllStores',
  method: 'GET',
  path: '/v5/store/getallstores',
  summary: 'All stores, newest first.',
  access: [admin],
  input: z.strictObject(pageInput),
  output: Page(AdminStoreRow),
  errors: [],
});

export const searchStores = endpoint({
  name: 'searchStores',
  method: 'GET',
  path: '/v6/stores/admin/search',
  summary:
    "Stores by name, address, business number or a member's username. PENDING stores and those whose owner asked to close them (closeAsked) are ordered by the longest wait, all others newest first.",
  access: [admin],
  input: z.strictObject({
    stringToSearch: text(100).default(''),
    applicationStatus: z.enum(applicationStatuses).optional(),
    /** Only stores that an owner asked to close. */
    closeAsked: z.boolean().optional(),
    /** Only stores that took an order within the last seven days. */
    isActive: z.boolean().optional(),
    ...pageInput,
  }),
  output: Page(AdminStoreRow),
  errors: [],
});

export const updateStoreApplicationStatus = endpoint({
  name: 'updateStoreApplicationStatus',
  method: 'POST',
  path: '/v5/store/admin/updatestoreapplicationstatus',
  summary:
    'Approves an application, sends it back (DRAFT) or closes a store (TERMINATED), and mails the owners. Approval needs the registration image and every required field, and an owner. Closing or sending back answers the request to close the store.',
  access: [admin],
  input: z
    .strictObject({
      storeId: Id,
      /** The version of the store that the admin saw. A decision on stale data is refused. */
      version: Version,
      newStatus: z.enum(applicationStatuses),
      reason: text(500).default(''),
      /** The request to close the store that this grants. The decision is refused if the request has ended. */
      closeRequestId: Id.optional(),
    })
    .refine(({ newStatus, reason }) => reason !== '' || !needsReason(newStatus), {
      path: ['reason'],
      error: 'required',
    }),
  wireNames: { storeId: 'storeID' },
  output: Store,
  errors: [
    ...(['NOT_FOUND', 'APPROVE_STORE_REQUIRE', 'APPLICATION_NOT_MOVABLE'] as const),
    ...(['STORE_OWNER_REQUIRED', 'CLOSE_REQUEST_ENDED'] as const),
  ],
  versioned: true,
});

export const listApplicationMoves = endpoint({
  name: 'listApplicationMoves',
  method: 'GET',
  path: '/v6/stores/:storeId/applicationhistory',
  summary: "History of the application's status, newest first.",
  access: [owner, admin],
  input: z.strictObject({ storeId: Id }),
  output: z.array(
    z.object({
      id: Id,
      /** Null: the store was created. */
      from: z.enum(applicationStatuses).nullable(),
      to: z.enum(applicationStatuses),
      reason: z.string(),
      /** Owners see only that an admin acted, not who. */
      by: z.enum(['OWNER', 'ADMIN']),
      byName: z.string().nullable(),
      at: Instant,
    }),
  ),
  errors: [],
});

/** The tax office's answer about a business number: advice for the admin, never a condition. */
export const BusinessCheck = z.object({
  businessNumber: z.string().nullable(),
  status: z.enum(['NOT_CHECKED', 'ACTIVE', 'SUSPENDED', 'CLOSED', 'UNREGISTERED', 'FAILED']),
  taxType: z.enum(['GENERAL', 'SIMPLIFIED', 'EXEMPT', 'OTHER']).nullable(),
  checkedAt: Instant.nullable(),
});
export type BusinessCheck = z.output<typeof BusinessCheck>;

export const getBusinessCheck = endpoint({
  name: 'getBusinessCheck',
  method: 'GET',
  path: '/v6/stores/:storeId/businesscheck',
  summary: "The tax office's last answer about the business number.",
  access: [admin],
  input: z.strictObject({ storeId: Id }),
  output: BusinessCheck,
  errors: ['NOT_FOUND'],
});

export const checkBusiness = endpoint({
  name: 'checkBusiness',
  method: 'POST',
  path: '/v6/stores/:storeId/businesscheck',
  summary: 'Asks the tax office now.',
  access: [admin],
  input: z.strictObject({ storeId: Id }),
  output: BusinessCheck,
  errors: ['NOT_FOUND'],
});

export const getSuspension = endpoint({
  name: 'getSuspension',
  method: 'GET',
  path: '/v6/stores/:storeId/suspension',
  summary:
    'For a suspended store: since when it is suspended, until when its tills may send offline sales, and how many orders they have sent.',
  access: [admin],
  input: z.strictObject({ storeId: Id }),
  output: z.object({ terminatedAt: Instant, lastReceiptedAt: Instant, receiptedOrders: z.int() }).nullable(),
  errors: ['NOT_FOUND'],
});

const AdminComment = z.object({
  id: Id,
  content: z.string(),
  authorName: z.string(),
  createdAt: Instant,
});

export const listAdminComments = endpoint({
  name: 'listAdminComments',
  method: 'GET',
  path: '/v6/stores/:storeId/admincomment',
  summary: 'Notes of admins on a store, newest first; members never see them.',
  access: [admin],
  input: z.strictObject({ storeId: Id, ...pageInput }),
  output: Page(AdminComment),
  errors: ['NOT_FOUND'],
});

export const addAdminComment = endpoint({
  name: 'addAdminComment',
  method: 'POST',
  path: '/v6/stores/:storeId/admincomment',
  summary: 'Adds a note to a store.',
  access: [admin],
  input: z.strictObject({ storeId: Id, content: text(1_000, 1) }),
  output: AdminComment,
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const adminStoreEndpoints = [
  listAllStores,
  searchStores,
  updateStoreApplicationStatus,
  listApplicationMoves,
  getBusinessCheck,
  checkBusiness,
  getSuspension,
  listAdminComments,
  addAdminComment,
];
