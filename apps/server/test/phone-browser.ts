import type { Endpoint, InputOf } from '@maru/contract/endpoint.ts';
import {
  requestMobileVerificationCode,
  type VerificationPurpose,
  verifyMobileVerificationCode,
} from '@maru/contract/verification/verification.endpoints.ts';
import type { Caller, Shop } from './open-shop.ts';

let made = 0;

/**
 * A browser in somebody's hand, with a phone of their own: keeps the cookie of verification, calls from an address of
 * its own, and reads the codes that arrive. No two have a number, the beginning of one or an address in common.
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
    /** Types a code in. */
    type,
    readCode: () => shop.mailbox.codeTo(e164),
    /** Asks for a code, reads it and types it in: from then on this browser has a ticket. */
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

/** Lets the windows of limits run on, since they go by the database's clock. */
export async function passLimits({ db }: Pick<Shop, 'db'>, seconds: number) {
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

/** A code that is not this one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
