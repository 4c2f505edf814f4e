import * as exporting from '@maru/contract/profile/data-export.endpoints.ts';
import * as deletion from '@maru/contract/profile/deletion.endpoints.ts';
import * as wire from '@maru/contract/profile/profile.endpoints.ts';
import * as changes from '@maru/contract/profile/profile-changes.endpoints.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import { route } from '#server/http/route.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { changePasswordBy } from './change-password.ts';
import type { ContactParts } from './contact/change-email.ts';
import { resendNewEmailBy } from './contact/resend-new-email.ts';
import { withdrawNewContact } from './contact/withdraw-new-contact.ts';
import { type DeletionParts, deleteUserBy } from './deleting/delete-user.ts';
import { getUserDeletionBy } from './deleting/get-user-deletion.ts';
import { downloadDataExportBy } from './exporting/download-data-export.ts';
import { getDataExport } from './exporting/get-data-export.ts';
import { requestDataExportBy } from './exporting/request-data-export.ts';
import { getProfile } from './get-profile.ts';
import { updateProfileBy } from './update-profile.ts';
import { updateUserBy } from './update-user.ts';

export function profileRoutes(parts: ContactParts & DeletionParts & { admitFile: AdmitFile; keys: Keys }) {
  return [
    route(wire.getProfile, getProfile),
    route(wire.changePassword, changePasswordBy(parts)),
    route(changes.updateProfile, updateProfileBy(parts.admitFile)),
    route(changes.updateUser, updateUserBy(parts)),
    route(changes.resendNewEmail, resendNewEmailBy(parts)),
    route(changes.withdrawNewContact, withdrawNewContact),
    route(exporting.requestDataExport, requestDataExportBy(parts)),
    route(exporting.getDataExport, getDataExport),
    route(exporting.downloadDataExport, downloadDataExportBy(parts.keys)),
    route(deletion.getUserDeletion, getUserDeletionBy(parts)),
    route(deletion.deleteUser, deleteUserBy(parts)),
  ];
}
