import type { InputOf } from '@maru/contract/endpoint.ts';
import { createUser } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { newId } from '#server/db/new-id.ts';
import { publishTerms } from '#server/terms/publish-terms.ts';
import { textOf } from '#server/terms/read-articles.ts';
import type { Shop } from '../open-shop.ts';
import { openPhoneBrowser, type PhoneBrowser } from '../phone-browser.ts';

type SignUp = InputOf<typeof createUser>;

/** Publishes one required and one optional article. */
export async function publishTwoArticles({ db, clock }: Shop) {
  const article = (key: string, position: number, required: boolean) => {
    const texts = {
      ko: textOf(`${key} 제목`, `${key}\n내용`),
      en: textOf(`${key} title`, `${key}\ncontent`),
    };
    return { scope: 'USER', group: 'product-terms-of-use', key, position, required, texts } as const;
  };
  const articles = [article('service', 10, true), article('news-by-mail', 20, false)];
  await db.deleteFrom('termsArticles').execute();
  await publishTerms(db, { articles, now: clock.now });
}

/** Input of the sign-up form, with all articles agreed to. */
export async function signUpInput(shop: Shop, phone: PhoneBrowser, over: Partial<SignUp> = {}) {
  const { response: groups } = await shop.call(
    getTermsAndConditions,
    { articlescope: 'USER' },
    await shop.clientToken(),
  );
  const { cellphone, cellphoneCountryCode } = phone;
  return {
    name: '김마루',
    username: `${newId()}@maru.test`,
    password: 'rain*on&the#roof7',
    cellphone,
    cellphoneCountryCode,
    termsAndConditionAgreementsResponse: {
      termsAndConditionAgreementResponseList: groups.flatMap(({ articles }) =>
        articles.map(({ id }) => ({ articlesId: id, agreed: true })),
      ),
    },
    ...over,
  } satisfies SignUp;
}

/** A person with a phone verified for sign-up. */
export async function openSignUp(shop: Shop) {
  const phone = openPhoneBrowser(shop);
  await phone.verify('SIGN_UP');
  return {
    phone,
    input: (over: Partial<SignUp> = {}) => signUpInput(shop, phone, over),
    signUp: async (over: Partial<SignUp> = {}, language = 'ko') =>
      phone.call(createUser, await signUpInput(shop, phone, over), undefined, { language }),
  };
}
