import type { Order } from '@maru/contract/orders/order.ts';
import { makePayLink } from '@maru/contract/orders/pay-link.endpoints.ts';
import type { PayPage } from '@maru/contract/rendered-page.ts';
import type { AppParts } from '#server/app.ts';
import { newId } from '#server/db/new-id.ts';
import type { CheckoutAnswer } from '#server/providers/card/simulated-checkout.queries.ts';
import { openBrowser } from '../browser.ts';
import type { Caller, Shop } from '../open-shop.ts';
import { plainPlace } from '../plain-place.ts';

type At = { storeId: string; owner: Caller };

/** Pages whose text is the content that the server gave them, so that nothing has to be built. */
const contentPages: AppParts['pages'] = {
  sendPage: async (_request, reply, content, { status = 200 } = {}) => reply.code(status).send(content),
  place: plainPlace,
  register: async () => {},
};

/** A server with pages, for guests without an account who pay by a link. `over` changes its parts. */
export async function openGuests(shop: Shop, over: Partial<AppParts> = {}) {
  const { accountUrl } = shop.config;
  const { app, call } = await shop.instance({ pages: contentPages, ...over });
  const { open } = openBrowser({ [accountUrl]: app.account });

  /** Makes the link of an order. */
  async function linkOf(at: At, { id: orderId }: Pick<Order, 'id'>): Promise<string> {
    const answer = await call(makePayLink, { storeId: at.storeId, orderId, linkId: newId() }, at.owner);
    if (answer.http !== 200) throw new Error(`no link: ${JSON.stringify(answer)}`);
    return answer.response.url;
  }

  async function look(url: string): Promise<PayPage> {
    return JSON.parse((await open(url)).text).payPage;
  }

  /** What a press of “pay” sends. */
  async function formOf(url: string): Promise<{ amount: string; contents: string }> {
    const page = await look(url);
    return 'contents' in page
      ? { amount: String(page.amount), contents: page.contents }
      : { amount: '0', contents: '' };
  }

  /** Presses “pay” for what the page shows; returns where that leads. */
  async function press(url: string): Promise<string> {
    return (await open(url, { form: await formOf(url) })).location ?? '';
  }

  /** Presses “pay” and answers at the simulated checkout; returns the address that leads back. */
  async function payAt(url: string, answer: CheckoutAnswer = 'PAY'): Promise<string> {
    const checkout = await press(url);
    return (await open(checkout, { form: { answer } })).location ?? '';
  }

  /** Pays completely; returns the page afterwards. */
  async function pay(url: string, answer: CheckoutAnswer = 'PAY'): Promise<PayPage> {
    const back = await payAt(url, answer);
    return look((await open(back)).location ?? '');
  }

  return { app, call, open, linkOf, look, formOf, press, payAt, pay };
}
