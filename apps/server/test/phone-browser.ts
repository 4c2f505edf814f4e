import type { Endpoint, InputOf } from '@maru/contract/endpoint.ts';
import {
  requestMobileVerificationCode,
  type VerificationPurpose,
  verifyMobileVerificationCode,
} from '@maru/contract/verification/verification.endpoints.ts';
import type { Caller, Shop } from './open-shop.ts';

let made = 0;

/**
 * A browser with a phone: keeps the verification cookie, calls from its own address and reads received codes. Numbers,
 * number prefixes and addresses are unique.
 */
export function openPhoneBrowser(shop: Shop, over: { cellphone?: string; from?: string } = {}) {
  made += 1;
  const { cellphone = `010${2_000 + made}0001`, from = `198.18.${made >> 8}.${made & 0xff}` } = over;
  const number = { cellphone, cellphoneCountryCode: '82' };
  const e164 = `+82${cellphone.slice(1)}`;
  let cookie = '';

  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    as?: Caller,
    options: { language?: string } = {},
  ) {
    const answer = await shop.call(endpoint, input, as, { ...options, from, headers: { cookie } });
    const [set] = [answer.headers['set-cookie'] ?? []].flat();
    if (typeof set === 'string') cookie = set.split(';')[0] ?? '';
    return answer;
  }

  const request = (purpose?: VerificationPurpose, as?: Caller, language = 'ko') =>
    call(requestMobileVerificationCode, { ...number, ...(purpose && { purpose }) }, as, { language });
  const type = (code: string, purpose?: VerificationPurpose, as?: Caller) =>
    call(verifyMobileVerificationCode, { ...number, code, ...(purpose && { purpose }) }, as);

  return {
    ...number,
    e164,
    call,
    request,
    /** Types a code. */
    type,
    readCode: () => shop.mailbox.codeTo(e164),
    /** Requests a code, reads it and types it: the browser then has a ticket. */
    async verify(purpose?: VerificationPurpose, as?: Caller) {
      await request(purpose, as);
      return type(await shop.mailbox.codeTo(e164), purpose, as);
    },
    get cookie() {
      return cookie;
    },
  };
}

export type PhoneBrowser = ReturnType<typeof openPhoneBrowser>;

/** Moves the windows of rate limits, which use the database's clock. */
export async function expireRateLimits({ db }: Pick<Shop, 'db'>, seconds: number) {
  const windows = await db.selectFrom('rateLimits').select(['name', 'subject', 'endsAt']).execute();
  for (const { name, subject, endsAt } of windows) {
    const earlier = new Date(endsAt.getTime() - seconds * 1_000);
    await db
      .updateTable('rateLimits')
      .set({ endsAt: earlier })
      .where('name', '=', name)
      .where('subject', '=', subject)
      .execute();
  }
}

/** A code different from this one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
