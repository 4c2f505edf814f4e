import {
  requestMobileVerificationCode,
  type VerificationPurpose,
  verifyMobileVerificationCode,
} from '@maru/contract/verification/verification.endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';

export type NewPhone = { cellphone: string; cellphoneCountryCode: string };

/** The caller shows errors at the field they belong to. */
export function useSendCode(purpose: VerificationPurpose) {
  return useMutation({
    mutationFn: (phone: NewPhone) => sendOnce(requestMobileVerificationCode, { ...phone, purpose }),
    meta: { handlesErrors: true },
  });
}

/** The caller shows errors at the field they belong to. */
export function useCheckCode(purpose: VerificationPurpose) {
  return useMutation({
    mutationFn: ({ phone, code }: { phone: NewPhone; code: string }) =>
      sendOnce(verifyMobileVerificationCode, { ...phone, purpose, code }),
    meta: { handlesErrors: true },
  });
}
