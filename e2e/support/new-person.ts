import { randomInt, randomUUID } from 'node:crypto';
import type { Endpoint, InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { grantUserToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { createUser, verifyEmail } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import {
  requestMobileVerificationCode,
  verifyMobileVerificationCode,
} from '@maru/contract/verification/verification.endpoints.ts';
import { wireRequest } from '@maru/contract/wire-request.ts';
import type { APIRequestContext } from '@playwright/test';
import { request } from '@playwright/test';
import { mailboxOf } from './mailbox.ts';
import type { Account } from './people.ts';
import { type Stranger, stranger } from './screens/sign-up.ts';
import type { Maru } from './start-maru.ts';

/** A person who has just signed up, with verified phone and address and without a store. */
export async function newPerson(maru: Maru, over: Partial<Stranger> = {}): Promise<Stranger> {
  const person = { ...stranger(), ...over };
  // An address of its own, because limits per address add up over all journeys.
  const from = Array.from({ length: 3 }, () => randomInt(256)).join('.');
  const context = await request.newContext({
    extraHTTPHeaders: { origin: maru.accountUrl, 'x-forwarded-for': `10.${from}` },
  });
  const call = callThrough(context, maru);
  const phone = { cellphone: person.phone, cellphoneCountryCode: '82' };

  await call(requestMobileVerificationCode, { ...phone, purpose: 'SIGN_UP' });
  const code = await mailboxOf(maru).codeTo(person.phone);
  await call(verifyMobileVerificationCode, { ...phone, purpose: 'SIGN_UP', code });
  const groups = await call(getTermsAndConditions, { articlescope: 'USER' });
  const articles = groups.flatMap((group) => group.articles);
  await call(createUser, {
    ...phone,
    name: person.name,
    username: person.username,
    password: person.password,
    termsAndConditionAgreementsResponse: {
      termsAndConditionAgreementResponseList: articles.map(({ id }) => ({ articlesId: id, agreed: true })),
    },
  });
  await verifyAddress(call, maru, person);
  await context.dispose();
  return person;
}

/** A user token from a separate sign-in, as a page of the account area gets it. */
export async function tokenOf(maru: Maru, { username, password }: Account): Promise<string> {
  const context = await request.newContext({ extraHTTPHeaders: { origin: maru.accountUrl } });
  const { accessToken } = await callThrough(context, maru)(grantUserToken, { username, password });
  await context.dispose();
  return accessToken;
}

/** Calls the API as a user with a separate sign-in, to prepare a journey. */
export async function callAs(maru: Maru, account: Account) {
  const accessToken = await tokenOf(maru, account);
  return async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> => {
    const context = await request.newContext({ extraHTTPHeaders: { origin: maru.accountUrl } });
    try {
      return await callThrough(context, maru)(endpoint, input, accessToken);
    } finally {
      await context.dispose();
    }
  };
}

export type CallAs = Awaited<ReturnType<typeof callAs>>;
type Call = ReturnType<typeof callThrough>;

async function verifyAddress(call: Call, maru: Maru, { username, password }: Stranger) {
  const token = new URL(await mailboxOf(maru).linkTo(username)).searchParams.get('token') ?? '';
  const { accessToken } = await call(grantUserToken, { username, password });
  await call(verifyEmail, { token }, accessToken);
}

/** Calls the API like a page of the account area; throws if it is refused. */
function callThrough(context: APIRequestContext, { accountUrl }: Maru) {
  return async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    accessToken?: string,
  ): Promise<OutputOf<E>> => {
    const { method, url, body } = wireRequest(endpoint, input);
    const answer = await context.fetch(accountUrl + url, {
      method,
      headers: {
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        ...(endpoint.idempotent && { 'idempotency-key': randomUUID() }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { data: body }),
    });
    if (!answer.ok()) throw new Error(`${endpoint.name}: ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text).response) as OutputOf<E>;
  };
}
