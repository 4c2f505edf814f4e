import * as wire from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { HashSubject } from '#server/keys/hash-subject.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { checkPassword } from './check-password.ts';
import { checkUsernameAvailable } from './check-username-available.ts';
import { createUserBy } from './create-user.ts';
import { requestVerificationEmailBy } from './request-verification-email.ts';
import { type ConfirmNewEmail, verifyEmailBy } from './verify-email.ts';

type SignUpParts = AccountMailParts & { hashSubject: HashSubject; confirmNewEmail: ConfirmNewEmail };

export function signUpRoutes(parts: SignUpParts) {
  return [
    route(wire.checkUsernameAvailable, checkUsernameAvailable),
    route(wire.checkPassword, checkPassword),
    route(wire.createUser, createUserBy(parts)),
    route(wire.requestVerificationEmail, requestVerificationEmailBy(parts)),
    route(wire.verifyEmail, verifyEmailBy(parts)),
  ];
}
