import * as wire from '@maru/contract/verification/verification.endpoints.ts';
import { route } from '#server/http/route.ts';
import { mobileVerification } from './get-mobile-verification.ts';
import { mobileCodeRequest, type VerificationParts } from './request-mobile-verification-code.ts';
import { mobileCodeCheck } from './verify-mobile-verification-code.ts';

export function verificationRoutes(parts: VerificationParts) {
  return [
    route(wire.requestMobileVerificationCode, mobileCodeRequest(parts)),
    route(wire.verifyMobileVerificationCode, mobileCodeCheck(parts)),
    route(wire.getMobileVerification, mobileVerification(parts)),
  ];
}
