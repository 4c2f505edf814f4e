import * as wire from '@maru/contract/files/files.endpoints.ts';
import { type Route, route } from '#server/http/route.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import type { Admission } from './admit-file.ts';
import { generateSignedCookiesBy } from './generate-signed-cookies.ts';
import { getFileAccessUrlBy } from './get-file-access-url.ts';
import { getFileUploadUrlBy, getFileUploadUrlForUserBy } from './get-file-upload-url.ts';
import type { MayReadFile } from './may-read-file.ts';
import type { PageOrigin } from './page-origin.ts';

export function fileRoutes(parts: {
  storage: FileStorage;
  pageOrigin: PageOrigin;
  admission: Admission;
  isAdmin: (userId: string) => Promise<boolean>;
  mayRead: MayReadFile;
}): Route[] {
  return [
    route(wire.getFileUploadUrl, getFileUploadUrlBy(parts)),
    route(wire.getFileUploadUrlForUser, getFileUploadUrlForUserBy(parts)),
    route(wire.getFileAccessUrl, getFileAccessUrlBy(parts)),
    route(wire.generateSignedCookies, generateSignedCookiesBy(parts)),
  ];
}
