import type { InputOf } from '@maru/contract/endpoint.ts';
import { submitInquiry } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { publishTerms } from '#server/terms/publish-terms.ts';
import { readArticles } from '#server/terms/read-articles.ts';
import type { Shop } from '../open-shop.ts';

type Asked = InputOf<typeof submitInquiry>;
type Over = Partial<Omit<Asked, 'consents'>> & { consents?: Asked['consents'] };

/** Inquiries as a visitor sends them, after the articles were published. */
export async function inquiryBuilders(shop: Pick<Shop, 'db' | 'call' | 'clock'>) {
  const { db, clock } = shop;
  await publishTerms(db, { articles: await readArticles(), now: clock.now });
  const { response: groups } = await shop.call(getTermsAndConditions, { articlescope: 'INQUIRY' });
  const articles = groups.flatMap((group) => group.articles);
  let count = 0;

  /** A valid inquiry that nobody sent before, with all articles agreed to. */
  function typed(over: Over = {}): Asked {
    count += 1;
    return {
      name: '김하늘',
      email: `asker${count}@maru.test`,
      phone: '010-1234-5678',
      content: '영수증을 다시 인쇄하려면 어떻게 하나요?',
      consents: articles.map(({ id }) => ({ articlesId: id, agreed: true })),
      ...over,
    };
  }

  const send = (input: Asked, options?: Parameters<Shop['call']>[3]) =>
    shop.call(submitInquiry, input, undefined, options);

  /** Sends an inquiry and returns its id. */
  async function ask(over: Over = {}): Promise<string> {
    const answer = await send(typed(over), { from: `192.0.2.${count % 200}` });
    if (answer.http !== 200) throw new Error(`the inquiry was refused: ${JSON.stringify(answer)}`);
    const { id } = await db
      .selectFrom('inquiries')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return id;
  }

  return { articles, typed, send, ask };
}
