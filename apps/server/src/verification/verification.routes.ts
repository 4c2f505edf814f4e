import * as wire from '@maru/contract/verification/verification.endpoints.ts';
import { route } from '#server/http/route.ts';
import { getMobileVerificationBy } from './get-mobile-verification.ts';
import {
  requestMobileVerificationCodeBy,
  type VerificationParts,
} from './request-mobile-verification-code.ts';
import { verifyMobileVerificationCodeBy } from './verify-mobile-verification-code.ts';

export function verificationRoutes(parts: VerificationParts) {
  return [
    route(wire.requestMobileVerificationCode, requestMobileVerificationCodeBy(parts)),
    route(wire.verifyMobileVerificationCode, verifyMobileVerificationCodeBy(parts)),
    route(wire.getMobileVerification, getMobileVerificationBy(parts)),
  ];
}
