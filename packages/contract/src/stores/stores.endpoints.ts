import { z } from 'zod';
import { admin, anyone, endpoint, member, owner, user } from '../endpoint.ts';
import { Id, Instant, text, Version } from '../fields.ts';
import { AwsKey, admissionRefusals } from '../files/files.endpoints.ts';
import { rights, storeRoles } from '../store-access/rights.ts';
import { additionalInfoKeys } from './additional-info.ts';
import { applicationStatuses, neededForApproval } from './application.ts';
import { FormerRegistration } from './former-registration.ts';
import { OpeningHours, storeStatuses } from './opening-hours.ts';
import { RegistrationChange } from './registration-change-fields.ts';
import { addressFields, basicFields, koreaBounds, otherFields, registrationFields } from './store-fields.ts';
import { storeTypes } from './store-type.ts';

const storeOnly = z.strictObject({ storeId: Id });

export const listMyStores = endpoint({
  name: 'listMyStores',
  method: 'GET',
  path: '/v5/store/getmyminstores',
  summary: "The caller's stores with the caller's rights.",
  access: [user],
  input: z.strictObject({}),
  output: z.array(
    z.object({
      storeId: Id,
      name: z.string(),
      category: z.enum(storeTypes).nullable(),
      applicationStatus: z.enum(applicationStatuses),
      role: z.enum(storeRoles),
      rights: z.array(z.enum(rights)),
    }),
  ),
  errors: [],
});

/** A store with all data that its screens show; unset values are null. */
export const Store = z.object({
  id: Id,
  name: z.string(),
  category: z.enum(storeTypes).nullable(),
  /** Printed on receipts, E.164. */
  phone: z.string().nullable(),
  phoneExtension: z.string(),
  address: z.string().nullable(),
  addressDetail: z.string(),
  zonecode: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  businessNumber: z.string().nullable(),
  businessName: z.string().nullable(),
  ownerName: z.string().nullable(),
  openedOn: z.iso.date().nullable(),
  registrationImageKey: AwsKey.nullable(),
  /** Oldest first. An order uses the registration that the store had when the order was taken. */
  formerRegistrations: z.array(FormerRegistration),
  /**
   * The change last submitted, until it is approved or withdrawn. Until then the fields above stay in effect.
   */
  registrationChange: RegistrationChange.nullable(),
  memo: z.string(),
  storeAdditionalInfoDTOList: z.array(z.object({ key: z.enum(additionalInfoKeys), value: z.string() })),
  openingHours: OpeningHours.nullable(),
  applicationStatus: z.enum(applicationStatuses),
  /**
   * When the application was last submitted, and the deadline for the answer; null if never, or if none is
   * pending.
   */
  submittedAt: Instant.nullable(),
  applicationDueAt: Instant.nullable(),
  /** The admin's reason for the last status change, and since when the store has been suspended. */
  applicationReason: z.string().nullable(),
  terminatedAt: Instant.nullable(),
  missing: z.array(z.enum(neededForApproval)),
  version: z.int(),
  createdAt: Instant,
});
export type Store = z.output<typeof Store>;

export const getStore = endpoint({
  name: 'getStore',
  method: 'GET',
  path: '/v5/store/getstore',
  summary: 'A store: profile, registration, hours and the state of its application.',
  access: [member('ANY'), admin],
  input: storeOnly,
  wireNames: { storeId: 'storeID' },
  output: Store,
  errors: [],
});

export const updateStore = endpoint({
  name: 'updateStore',
  method: 'POST',
  path: '/v5/store/updatestore',
  summary:
    "Changes the given fields and keeps the rest. An approved store's new business number, company name or representative waits for an admin if a member gives it. The cash-receipt-available entry of the additional info list is ignored.",
  access: [member('STORE_EDIT'), admin],
  input: z.strictObject({
    storeId: Id,
    version: Version,
    ...z.strictObject({ ...basicFields, ...addressFields, ...registrationFields, ...otherFields }).partial()
      .shape,
  }),
  output: Store,
  errors: [...admissionRefusals, 'REGISTRATION_FIXED'],
  versioned: true,
});

export const submitStore = endpoint({
  name: 'submitStore',
  method: 'POST',
  path: '/v5/store/submitstore',
  summary: 'Submits the application: DRAFT → PENDING. The registration may follow.',
  access: [owner],
  input: storeOnly,
  output: Store,
  errors: ['APPLICATION_NOT_MOVABLE', 'APPROVE_STORE_REQUIRE'],
});

export const listStoreTypes = endpoint({
  name: 'listStoreTypes',
  method: 'GET',
  path: '/v5/store/getstoretypecode',
  summary: 'Kinds of stores with labels in both languages.',
  access: [user],
  input: z.strictObject({}),
  output: z.array(z.object({ code: z.enum(storeTypes), ko: z.string(), en: z.string() })),
  errors: [],
});

export const searchAddress = endpoint({
  name: 'searchAddress',
  method: 'GET',
  path: '/v5/store/searchaddress',
  summary: 'Addresses that match a text, or the address at a position.',
  access: [user],
  input: z
    .strictObject({
      address: text(200, 1).optional(),
      // Strings, because they come from the query.
      lat: z
        .string()
        .regex(/^\d{2}(\.\d{1,12})?$/)
        .optional(),
      lng: z
        .string()
        .regex(/^\d{3}(\.\d{1,12})?$/)
        .optional(),
    })
    .refine(({ address, lat, lng }) => address !== undefined || (lat !== undefined && lng !== undefined), {
      path: ['address'],
      error: 'required',
    })
    .describe(
      `Either address, or lat (${koreaBounds.south} to ${koreaBounds.north}) and lng (${koreaBounds.west} to ${koreaBounds.east}).`,
    ),
  output: z.array(
    z.object({
      roadAddress: z.string(),
      jibunAddress: z.string().nullable(),
      zonecode: z.string().nullable(),
      lat: z.number(),
      lng: z.number(),
      /** District code with five digits (법정동코드), such as 11200 for 서울특별시 성동구. */
      regionCode: z.string(),
      /** The pin is only the centre of the district and should be moved. */
      isApproximate: z.boolean(),
    }),
  ),
  errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});

export const getStoreStatus = endpoint({
  name: 'getStoreStatus',
  method: 'GET',
  path: '/v6/stores/:storeId/status',
  summary: 'Whether a store is open now. UNKNOWN without hours, or if the store is not approved.',
  access: [anyone],
  input: storeOnly,
  output: z.object({
    status: z.enum(storeStatuses),
    /** Whether a person set the status by hand, in place of the opening hours. */
    isChosen: z.boolean(),
    /** The next status by the opening hours. */
    next: z.object({ status: z.enum(storeStatuses), at: Instant }).nullable(),
  }),
  errors: ['NOT_FOUND'],
});

export const setStoreStatus = endpoint({
  name: 'setStoreStatus',
  method: 'POST',
  path: '/v6/stores/:storeId/status',
  summary:
    'Sets the status to open, closed or break until the opening hours change next; null follows the hours again.',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id, status: z.enum(['OPEN', 'CLOSED', 'BREAK']).nullable() }),
  output: getStoreStatus.output,
  errors: [],
});

export const storeEndpoints = [
  listMyStores,
  getStore,
  updateStore,
  submitStore,
  listStoreTypes,
  searchAddress,
  getStoreStatus,
  setStoreStatus,
];
