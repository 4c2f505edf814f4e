import * as wire from '@maru/contract/recovery/recovery.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { HashSubject } from '#server/keys/hash-subject.ts';
import { findUsernameByCellphoneBy } from './find-username-by-cellphone.ts';
import { requestResetPasswordEmailBy } from './request-reset-password-email.ts';
import { type ResetParts, resetPasswordBy } from './reset-password.ts';
import { sendResetMailBy } from './send-reset-mail.ts';

export function recoveryRoutes(parts: ResetParts & { hashSubject: HashSubject }) {
  return [
    route(wire.findUsernameByCellphone, findUsernameByCellphoneBy(parts)),
    route(wire.requestResetPasswordEmail, requestResetPasswordEmailBy(parts)),
    route(wire.resetPassword, resetPasswordBy(parts)),
    route(wire.sendResetMail, sendResetMailBy(parts)),
  ];
}
