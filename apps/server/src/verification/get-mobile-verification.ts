import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import {
  codeTries,
  type getMobileVerification as wire,
} from '@maru/contract/verification/verification.endpoints.ts';
import type { Context } from '#server/http/context.ts';
import { browserOf, newBrowser } from './browser-cookie.ts';
import { findVerification } from './phone-verifications.queries.ts';
import type { VerificationParts } from './request-mobile-verification-code.ts';
import { verificationKey } from './verification-key.ts';

const nothing = { state: 'NONE', secondsLeft: 0 } as const;

/** Covers only this browser's codes and tickets; another browser's look like none. */
export function getMobileVerificationBy({ accountUrl }: Pick<VerificationParts, 'accountUrl'>) {
  return async function getMobileVerification(
    { db, now, request, actor }: Context,
    input: ParsedInputOf<typeof wire>,
  ): Promise<OutputOf<typeof wire>> {
    const browser = browserOf(request, accountUrl) ?? newBrowser();
    const found = await findVerification(db, verificationKey({ browser, input, actor }));
    if (!found) return nothing;

    const { verifiedAt, ticketExpiresAt, tries, expiresAt } = found;
    const isOpen = verifiedAt !== null || tries < codeTries;
    const until = verifiedAt === null ? expiresAt : ticketExpiresAt;
    const secondsLeft = Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1_000);
    if (!isOpen || secondsLeft <= 0) return nothing;
    return { state: verifiedAt === null ? 'SENT' : 'VERIFIED', secondsLeft };
  };
}
