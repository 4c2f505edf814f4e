import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import type { StoreContext } from '#server/http/context.ts';
import { checkAnswers } from '#server/terms/record-consents.ts';
import { insertCustomerConsents } from '../customers.queries.ts';

type Answers = {
  customerId: string;
  consents: readonly { articleId: string; agreed: boolean }[];
  place: 'TILL' | 'OFFICE';
};

/**
 * Stores what a customer answered to the articles in force, with the proof of what was shown. A new customer at the
 * till answers all required articles; later answers may cover only some articles.
 */
export async function insertAnswers(tx: Tx, context: StoreContext, given: Answers): Promise<void> {
  const { storeId, actor, language, request, requestId, now } = context;
  const { customerId, consents, place } = given;
  const answers = consents.map(({ articleId: articlesId, agreed }) => ({ articlesId, agreed }));
  const checked = await checkAnswers(tx, {
    scope: 'CUSTOMER',
    answers,
    language,
    now,
    isPartial: place === 'OFFICE',
  });
  const by = { agreedAt: now, place, recordedBy: actor.userId, requestId };
  await insertCustomerConsents(
    tx,
    checked.map((answer) => ({
      storeId,
      id: newId(),
      customerId,
      ...answer,
      ...by,
      ...clientFactsOf(request),
    })),
  );
}
