import { z } from 'zod';
import { endpoint, user } from '../endpoint.ts';
import { Id, Instant } from '../fields.ts';
import { GivenPassword } from '../users/user-fields.ts';

/** The state of the copy of a user's data that they last asked for. */
const DataExport = z.object({
  /**
   * NONE: never asked for. ENDED: already downloaded, or expired after an hour. FAILED: given up after
   * several attempts.
   */
  status: z.enum(['NONE', 'RUNNING', 'READY', 'ENDED', 'FAILED']),
  /** Share of the work that is done, 0 to 1. */
  progress: z.number(),
  /** When a READY copy expires. */
  expiresAt: Instant.nullable(),
  downloadedAt: Instant.nullable(),
  /** Whether this sign-in may download the copy without the link from the mail. */
  isOfThisSignIn: z.boolean(),
});

const refused = ['NOT_FOUND'] as const;

export const requestDataExport = endpoint({
  name: 'requestDataExport',
  method: 'POST',
  path: '/v6/users/:id/export',
  summary:
    "Requests a copy of the caller's data; needs the password. If a copy is being made or can be downloaded, no new one is made and the state of that copy is returned.",
  access: [user],
  input: z.strictObject({ id: Id, password: GivenPassword }),
  output: DataExport,
  errors: [...refused, 'CURRENT_PASSWORD_INCORRECT', 'TOO_MANY_REQUESTS'],
});

export const getDataExport = endpoint({
  name: 'getDataExport',
  method: 'GET',
  path: '/v6/users/:id/export',
  summary: "The progress of the copy of the caller's data.",
  access: [user],
  input: z.strictObject({ id: Id }),
  output: DataExport,
  errors: [...refused],
});

export const downloadDataExport = endpoint({
  name: 'downloadDataExport',
  method: 'POST',
  path: '/v6/users/:id/export/download',
  summary:
    'Returns the copy as a ZIP archive, once, to the sign-in that requested it or with the token of the link in the mail.',
  access: [user],
  input: z.strictObject({ id: Id, token: z.string().min(1).max(200).optional() }),
  output: z.object({
    fileName: z.string(),
    /** Base64. */
    archive: z.string(),
  }),
  errors: [...refused, 'EXPORT_ENDED', 'EXPORT_LINK_NEEDED'],
});

export const dataExportEndpoints = [requestDataExport, getDataExport, downloadDataExport];
