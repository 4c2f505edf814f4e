import { z } from 'zod';
import { admin, endpoint, owner, user } from '../endpoint.ts';
import { Id, Version } from '../fields.ts';
import { admissionRefusals } from '../files/files.endpoints.ts';
import { applicationStatuses } from '../stores/application.ts';
import { addressFields, basicFields, registrationFields } from '../stores/store-fields.ts';
import { GivenUsername } from '../users/user-fields.ts';
import { AccessControl } from './access-control.ts';
import { invitationEndpoints } from './invitations.endpoints.ts';
import { rights, storeRoles } from './rights.ts';

const storeOnly = z.strictObject({ storeId: Id });

export const registerStore = endpoint({
  name: 'registerStore',
  method: 'POST',
  path: '/v5/store/registerstorekr',
  summary:
    'Creates a store as DRAFT, or as PENDING if it is submitted at once. The caller becomes its owner. The registration may follow later.',
  access: [user],
  input: z.strictObject({
    ...basicFields,
    ...addressFields,
    ...z.strictObject(registrationFields).partial().shape,
    /** Submit the application at once. */
    submit: z.boolean(),
    termsAndConditionAgreementsResponse: z.strictObject({
      termsAndConditionAgreementResponseList: z
        .array(z.strictObject({ articlesId: Id, agreed: z.boolean() }))
        .max(100),
    }),
  }),
  output: z.object({ storeId: Id, applicationStatus: z.enum(applicationStatuses) }),
  errors: ['OWN_EMAIL_NOT_VERIFIED', 'TERMS_NOT_AGREED', ...admissionRefusals],
  idempotent: true,
});

export const getAccessControl = endpoint({
  name: 'getAccessControl',
  method: 'GET',
  path: '/v6/stores/:storeId/accesscontrol',
  summary:
    'Members of the store with their rights, owners first, and invitations. Admins see masked names and addresses.',
  access: [owner, admin],
  input: storeOnly,
  output: AccessControl,
  errors: ['NOT_FOUND'],
});

export const updateAccessControl = endpoint({
  name: 'updateAccessControl',
  method: 'POST',
  path: '/v6/stores/:storeId/accesscontrol',
  summary:
    'Adds a member, changes a role or rights, or removes a member. A store keeps at least one owner who can sign in, unless it is TERMINATED.',
  access: [owner, admin],
  input: z
    .strictObject({
      storeId: Id,
      action: z.enum(['ADD', 'CHANGE', 'REMOVE']),
      /** Whom to add. */
      username: GivenUsername.optional(),
      /** The member to change or remove. */
      userId: Id.optional(),
      /** Not needed for REMOVE. */
      role: z.enum(storeRoles).optional(),
      rights: z.array(z.enum(rights)).max(rights.length).optional(),
      /** The version of the member that was read; for CHANGE and REMOVE. */
      version: Version.optional(),
    })
    .refine(({ action, username }) => action !== 'ADD' || username !== undefined, {
      path: ['username'],
      error: 'required',
    })
    .refine(({ action, userId }) => action === 'ADD' || userId !== undefined, {
      path: ['userId'],
      error: 'required',
    })
    .refine(({ action, role }) => action === 'REMOVE' || role !== undefined, {
      path: ['role'],
      error: 'required',
    })
    .refine(({ action, version }) => action === 'ADD' || version !== undefined, {
      path: ['version'],
      error: 'required',
    }),
  output: AccessControl,
  errors: [
    'NOT_FOUND',
    'ACCOUNT_NOT_FOUND',
    'SAME_USERNAME',
    'NONE_STOREOWNER',
    'STORE_OWNER_REQUIRED',
    'DATA_WAS_BEEN_MODIFIED',
    'TOO_MANY_REQUESTS',
  ],
});

const OwnAccess = z.array(
  z.object({
    storeId: Id,
    storeName: z.string(),
    role: z.enum(storeRoles),
    rights: z.array(z.enum(rights)),
  }),
);

export const listOwnAccess = endpoint({
  name: 'listOwnAccess',
  method: 'GET',
  path: '/v6/stores/user/accesscontrol',
  summary: "The caller's rights by store.",
  access: [user],
  input: z.strictObject({}),
  output: OwnAccess,
  errors: [],
});

export const listAccessOf = endpoint({
  name: 'listAccessOf',
  method: 'GET',
  path: '/v6/stores/user/:id/accesscontrol',
  summary: "A user's rights by store.",
  access: [admin],
  input: z.strictObject({ id: Id }),
  output: OwnAccess,
  errors: ['NOT_FOUND'],
});

export const storeAccessEndpoints = [
  registerStore,
  getAccessControl,
  updateAccessControl,
  listOwnAccess,
  listAccessOf,
  ...invitationEndpoints,
];
