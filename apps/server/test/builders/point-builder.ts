import type { CustomerAtTill } from '@maru/contract/customers/customer.ts';
import { addCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import {
  cancelReward,
  getPointSetting,
  postReward,
  updatePointSetting,
} from '@maru/contract/points/points.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import type { Caller, Server } from '../open-shop.ts';

type At = { storeId: string; owner: Caller };
type Setting = Omit<InputOf<typeof updatePointSetting>, 'storeId' | 'version'>;
export type KnownCustomer = CustomerAtTill & { number: string };

/** Ten percent, in steps of one point. */
const plain: Setting = {
  rate: 1_000,
  validityMonths: 36,
  earningCategoryIds: [],
  nonEarningCategoryIds: [],
  useStoreIds: [],
  unusedStoreIds: [],
  leastUse: 1,
  useStep: 1,
};

let lastNumber = 1_000;

/** Customers and points, made through the endpoints as the owner of the store. */
export function pointBuilders({ call }: Pick<Server, 'call'>) {
  let answers: Awaited<ReturnType<typeof readAnswers>> | undefined;
  async function readAnswers() {
    const { response } = await call(getTermsAndConditions, { articlescope: 'CUSTOMER' });
    const articles = response.flatMap((group) => group.articles);
    return articles.map(({ id, required }) => ({ articleId: id, agreed: required }));
  }
  /**
   * Agrees to what is required and refuses the rest. The articles are read only once, because calls that are open to
   * anyone are limited.
   */
  async function consents() {
    answers ??= await readAnswers();
    return answers;
  }

  return {
    consents,
    nextNumber: () => `010-5000-${++lastNumber}`,

    async customer({ storeId, owner }: At, name = '홍길동'): Promise<KnownCustomer> {
      const number = `010-5000-${++lastNumber}`;
      const input = { storeId, phone: number, name, consents: await consents() };
      const answer = await call(addCustomer, input, owner);
      if (answer.http !== 200) throw new Error(`no customer: ${JSON.stringify(answer)}`);
      return { ...answer.response, number };
    },

    async setPoints({ storeId, owner }: At, over: Partial<Setting> = {}) {
      const { version } = (await call(getPointSetting, { storeId }, owner)).response;
      const answer = await call(updatePointSetting, { storeId, version, ...plain, ...over }, owner);
      if (answer.http !== 200) throw new Error(`no setting: ${JSON.stringify(answer)}`);
      return answer.response;
    },

    reward: (
      { storeId, owner }: At,
      customerId: string,
      kind: 'EARN' | 'USE',
      amount: number,
      key?: string,
    ) =>
      call(
        postReward,
        { storeId, customerId, kind, amount, reason: '단골 선물' },
        owner,
        key === undefined ? {} : { key },
      ),

    cancelReward: ({ storeId, owner }: At, rewardId: string, key?: string) =>
      call(
        cancelReward,
        { storeId, rewardId, cancelReason: '잘못 입력' },
        owner,
        key === undefined ? {} : { key },
      ),
  };
}
