import { z } from 'zod';
import { admin, endpoint, user } from '../endpoint.ts';
import { Id, Instant } from '../fields.ts';
import { contentTypes, filePurposes, folderPurposes } from './file-rules.ts';

/** Where a file's bytes lie in the storage: purpose, owner, id (`registration-image/<user>/<id>.jpg`). */
export const AwsKey = z
  .string()
  .max(200)
  .regex(/^[a-z-]+\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.[a-z0-9]{3,4}$/);

/** What an act may answer that refers to an uploaded file. */
export const admissionRefusals = [
  'FILE_NOT_FOUND',
  'FILE_NOT_UPLOADED',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_TOO_LARGE',
  'TOO_MANY_REQUESTS',
] as const;

const announced = {
  objectPurpose: z.enum(filePurposes).default('PROFILE_IMAGE'),
  /** What the browser takes it for; what it is, its content decides when it has arrived. */
  contentType: z.enum(contentTypes),
  bytes: z.int().min(1).max(2_147_483_647),
};

/** A link that takes the bytes by PUT, with these headers, until `expiresAt`. */
const UploadLink = z.object({
  awsKey: AwsKey,
  url: z.url(),
  headers: z.record(z.string(), z.string()),
  expiresAt: Instant,
});

export const getFileUploadUrl = endpoint({
  name: 'getFileUploadUrl',
  method: 'GET',
  path: '/v5/storage/getfileuploadurl',
  summary: 'A link to which the caller uploads a file of their own.',
  access: [user],
  input: z.strictObject(announced),
  output: UploadLink,
  errors: ['FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
});

export const getFileUploadUrlForUser = endpoint({
  name: 'getFileUploadUrlForUser',
  method: 'GET',
  path: '/v5/storage/admin/fileuploadurl',
  summary: 'A link to which an admin uploads a file for another user, such as what came by mail or fax.',
  access: [admin],
  input: z.strictObject({ userId: Id, ...announced }),
  wireNames: { userId: 'userid' },
  output: UploadLink,
  errors: ['NOT_FOUND', 'FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
});

export const getFileAccessUrl = endpoint({
  name: 'getFileAccessUrl',
  method: 'GET',
  path: '/v5/storage/getfileaccessurl',
  summary:
    'A link to a file that the caller may read. Its first asking looks at what was uploaded: images are written anew, without what a camera adds.',
  access: [user],
  input: z.strictObject({ awsKey: AwsKey }),
  output: z.object({
    url: z.url(),
    expiresAt: Instant,
    contentType: z.enum(contentTypes),
    bytes: z.int(),
    /** In pixels; null for what is no image. */
    width: z.int().nullable(),
    height: z.int().nullable(),
  }),
  errors: ['NOT_FOUND', 'FILE_NOT_UPLOADED', 'FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
});

export const generateSignedCookies = endpoint({
  name: 'generateSignedCookies',
  method: 'GET',
  path: '/v5/storage/generatesignedcookies',
  summary: "Sets cookies that open the caller's folder of one purpose, and says where it is.",
  access: [user],
  input: z.strictObject({ objectPurpose: z.enum(folderPurposes) }),
  output: z.object({ folderUrl: z.url(), expiresAt: Instant }),
  errors: [],
});

export const fileEndpoints = [
  getFileUploadUrl,
  getFileUploadUrlForUser,
  getFileAccessUrl,
  generateSignedCookies,
];
