import { randomInt } from 'node:crypto';
import { type Endpoint, type InputOf, type OutputOf, sendsBody } from '@maru/contract/endpoint.ts';
import { grantUserToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { createUser, verifyEmail } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import {
  requestMobileVerificationCode,
  verifyMobileVerificationCode,
} from '@maru/contract/verification/verification.endpoints.ts';
import type { APIRequestContext } from '@playwright/test';
import { request } from '@playwright/test';
import { outboxOf } from './outbox.ts';
import type { Maru } from './start-maru.ts';

export type NewPerson = { name: string; username: string; password: string; phone: string };

/** Somebody who has just signed up, with a verified phone and address; a member of no store. */
export async function newPerson(maru: Maru, over: Partial<NewPerson> = {}): Promise<NewPerson> {
  const number = randomInt(10_000_000, 99_999_999);
  const person = {
    name: '김하늘',
    username: `haneul${number}@maru.test`,
    password: 'Brittle7Ocean',
    phone: `010${number}`,
    ...over,
  };
  const context = await request.newContext({ extraHTTPHeaders: { origin: maru.accountUrl } });
  const call = callThrough(context, maru);
  const phone = { cellphone: person.phone, cellphoneCountryCode: '82' };

  await call(requestMobileVerificationCode, { ...phone, purpose: 'SIGN_UP' });
  const code = await outboxOf(maru).codeTo(person.phone);
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

type Call = ReturnType<typeof callThrough>;

async function verifyAddress(call: Call, maru: Maru, { username, password }: NewPerson) {
  const token = new URL(await outboxOf(maru).linkTo(username)).searchParams.get('token') ?? '';
  const { accessToken } = await call(grantUserToken, { username, password });
  await call(verifyEmail, { token }, accessToken);
}

/** Calls the server as a page of the account area does; throws where it refuses. */
function callThrough(context: APIRequestContext, { accountUrl }: Maru) {
  return async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    accessToken?: string,
  ): Promise<OutputOf<E>> => {
    const wire = Object.fromEntries(
      Object.entries(input as object).map(([key, value]) => [endpoint.wireNames?.[key] ?? key, value]),
    );
    const answer = await context.fetch(accountUrl + endpoint.path, {
      method: endpoint.method,
      ...(accessToken ? { headers: { authorization: `Bearer ${accessToken}` } } : {}),
      ...(sendsBody(endpoint) ? { data: wire } : { params: wire }),
    });
    if (!answer.ok()) throw new Error(`${endpoint.name}: ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text).response) as OutputOf<E>;
  };
}
