import { z } from 'zod';
import { admin, endpoint, user } from '../endpoint.ts';
import { Id, Instant } from '../fields.ts';
import { contentTypes, filePurposes, folderPurposes } from './file-rules.ts';

/** Storage key: purpose, owner and id (`registration-image/<user>/<id>.jpg`). */
export const AwsKey = z
  .string()
  .max(200)
  .regex(/^[a-z-]+\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.[a-z0-9]{3,4}$/);

/** Error codes of acts that refer to an uploaded file. */
export const admissionRefusals = [
  'FILE_NOT_FOUND',
  'FILE_NOT_UPLOADED',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_TOO_LARGE',
  'TOO_MANY_REQUESTS',
] as const;

const announced = {
  objectPurpose: z.enum(filePurposes).default('PROFILE_IMAGE'),
  /** The type that the browser assumes. The server determines the real type from the content. */
  contentType: z.enum(contentTypes),
  bytes: z.int().min(1).max(2_147_483_647),
};

/** Upload the bytes here by PUT with these headers, before `expiresAt`. */
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
  summary:
    'Creates a link by which the caller uploads a file of their own; CONTENT_IMAGE is for admins only.',
  access: [user],
  input: z.strictObject(announced),
  output: UploadLink,
  errors: ['FORBIDDEN', 'FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
});

export const getFileUploadUrlForUser = endpoint({
  name: 'getFileUploadUrlForUser',
  method: 'GET',
  path: '/v5/storage/admin/fileuploadurl',
  summary:
    'Creates a link by which an admin uploads a file for another user, for example one received by mail or fax.',
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
    'Creates a link to a file that the caller may read. The first request checks the upload and re-encodes images without metadata.',
  access: [user],
  input: z.strictObject({ awsKey: AwsKey }),
  output: z.object({
    url: z.url(),
    expiresAt: Instant,
    contentType: z.enum(contentTypes),
    bytes: z.int(),
    /** In pixels; null if the file is not an image. */
    width: z.int().nullable(),
    height: z.int().nullable(),
  }),
  errors: ['NOT_FOUND', 'FILE_NOT_UPLOADED', 'FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
});

export const generateSignedCookies = endpoint({
  name: 'generateSignedCookies',
  method: 'GET',
  path: '/v5/storage/generatesignedcookies',
  summary:
    "Sets cookies that give access to the caller's folder for one purpose, and returns the folder's address.",
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
