import type { PayHint, PayPage, ShownPayPage } from '@maru/contract/rendered-page.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { readFormBodies } from '#server/http/form-body.ts';
import { pageLanguage } from '#server/http/pages/language-choice.ts';
import type { SendPage } from '#server/http/pages.ts';
import { readStoreToken } from '#server/keys/store-token.ts';
import type { WholeOrder } from '#server/orders/order-records.ts';
import { findWholeOrder } from '#server/orders/read-orders.queries.ts';
import type { CardGateways } from '../card/card-gateways.ts';
import { beginPayment } from './begin-payment.ts';
import { type CheckoutReturn, confirmPayment } from './confirm-payment.ts';
import { type FoundLink, findLink, findTry } from './pay-links.queries.ts';
import { payPageOf } from './pay-page.ts';
import { sendFailedPage } from './send-failed-page.ts';

type PayParts = {
  db: Db;
  config: Pick<Config, 'environment' | 'accountUrl'>;
  gateways: CardGateways;
  sendPage: SendPage;
  clock: () => Date;
  onCommit: (storeId: string) => void;
  log: FastifyBaseLogger;
};
type PayRequest = FastifyRequest<{ Params: { token: string } }>;

const payPath = '/pay/:token';
const largestForm = 1024;
const Pressed = z.object({ amount: z.coerce.number().int(), contents: z.string().max(100) });
/** The query parameters as Toss Payments names them; the simulated checkout uses the same names. */
const Returned = z.object({
  orderId: z.uuid(),
  paymentKey: z.string().max(200),
  amount: z.coerce.number().int(),
});

/** The page behind a pay link, for guests without an account. Opening it changes nothing. */
export function registerPayPages(app: FastifyInstance, parts: PayParts): void {
  app.register(async (scope) => {
    readFormBodies(scope);
    scope.setErrorHandler(async (error, request, reply) =>
      sendFailedPage(parts, error, request as PayRequest, keepSecret(reply)),
    );
    scope.get(payPath, async (request: PayRequest, reply) => openPage(parts, request, keepSecret(reply)));
    scope.get(`${payPath}/return`, async (request: PayRequest, reply) =>
      returnFromCheckout(parts, request, keepSecret(reply)),
    );
    scope.post(payPath, { bodyLimit: largestForm }, async (request: PayRequest, reply) =>
      begin(parts, request, keepSecret(reply)),
    );
  });
}

/** The address contains the token, so nobody may store it or get it as a referrer. */
function keepSecret(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
}

async function openPage(parts: PayParts, request: PayRequest, reply: FastifyReply) {
  const shown = await look(parts, request);
  const payPage: PayPage = shown?.page ?? {
    state: 'UNKNOWN',
    isNotCharged: await returnedToEndedLink(parts, request),
  };
  // The form leads to the provider's page, which may redirect further.
  const formTargets = parts.config.environment === 'trial' ? ['https:', 'http:'] : ['https:'];
  return parts.sendPage(request, reply, { payPage }, { formTargets });
}

async function begin(parts: PayParts, request: PayRequest, reply: FastifyReply) {
  const payUrl = payUrlOf(parts, request);
  const shown = await look(parts, request);
  if (shown?.page.state !== 'PAYABLE')
    return reply.redirect(shown && isOfPayment(shown.page) ? notCharged(payUrl) : payUrl, 303);
  const { link, whole, page } = shown;
  const { data: pressed } = Pressed.safeParse(request.body);
  if (pressed?.amount !== page.amount || pressed.contents !== page.contents)
    return reply.redirect(`${payUrl}?changed`, 303);

  const checkoutUrl = await beginPayment(
    { db: parts.db, checkoutOf: parts.gateways.checkoutOf, log: parts.log },
    {
      ...{ storeId: link.storeId, linkId: link.id, whole, amount: page.amount, payUrl },
      ...{ language: pageLanguage(request.headers), now: parts.clock() },
    },
  );
  return reply.redirect(checkoutUrl ?? `${payUrl}?notopened`, 303);
}

async function returnFromCheckout(parts: PayParts, request: PayRequest, reply: FastifyReply) {
  const payUrl = payUrlOf(parts, request);
  const link = await linkOf(parts, request);
  const returned = Returned.safeParse(request.query);
  if (!link || !returned.success) return reply.redirect(payUrl, 303);

  const { orderId: tryId, paymentKey: checkoutKey, amount } = returned.data;
  const came: CheckoutReturn = { tryId, checkoutKey, amount };
  const by = { byUserId: null, requestId: request.id, deviceType: null };
  const initiator = { storeId: link.storeId, now: parts.clock(), by };
  const { isChanged } = await confirmPayment(parts, { link, came, initiator });
  if (isChanged) return reply.redirect(`${payUrl}?changed`, 303);
  const begun = await findTry(parts.db, link.storeId, tryId);
  const isMine = begun?.linkId === link.id && begun.transactionId !== null;
  const hasEnded = (await look(parts, request)) === undefined;
  return reply.redirect(isMine && !hasEnded ? payUrl : notCharged(payUrl), 303);
}

function isOfPayment({ state }: ShownPayPage): boolean {
  return state === 'CONFIRMING' || state === 'PAID' || state === 'RETURNED';
}

/** Says that the payment which this guest began was not charged, even if another payment by the same link was. */
function notCharged(payUrl: string): string {
  return `${payUrl}?notcharged`;
}

function payUrlOf({ config }: PayParts, { params }: PayRequest): string {
  return `${config.accountUrl}/pay/${encodeURIComponent(params.token)}`;
}

async function linkOf({ db }: PayParts, { params }: PayRequest): Promise<FoundLink | undefined> {
  const key = readStoreToken(params.token);
  return key && findLink(db, key);
}

type Shown = { link: FoundLink; whole: WholeOrder; page: ShownPayPage };

/** What a guest sees of this link; undefined if it is unknown or has ended. */
async function look(parts: PayParts, request: PayRequest): Promise<Shown | undefined> {
  const link = await linkOf(parts, request);
  const whole = link && (await findWholeOrder(parts.db, link.storeId, link.orderId, parts.clock()));
  if (!whole) return undefined;
  const hasCheckout = (await parts.gateways.checkoutOf(link.storeId)) !== undefined;
  const page = payPageOf({ link, whole, now: parts.clock(), hasCheckout }, hintOf(request));
  return page && { link, whole, page };
}

/**
 * Whether a guest came back from the provider's page to a link that has ended. They were not charged, because a link
 * with an undecided or approved charge still shows its page.
 */
async function returnedToEndedLink(parts: PayParts, request: PayRequest): Promise<boolean> {
  return Object.hasOwn(request.query as object, 'notcharged') && (await linkOf(parts, request)) !== undefined;
}

/** `code` is how a provider says that the guest left its page or could not pay there. */
const hints: readonly (readonly [name: string, hint: PayHint])[] = [
  ['changed', 'CHANGED'],
  ['notopened', 'NOT_OPENED'],
  ['code', 'LEFT'],
  ['notcharged', 'NOT_CHARGED'],
];

function hintOf({ query }: PayRequest): PayHint | null {
  return hints.find(([name]) => Object.hasOwn(query as object, name))?.[1] ?? null;
}
