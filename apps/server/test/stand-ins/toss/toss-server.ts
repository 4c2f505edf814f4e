import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Choice, checkoutPage, guestChooses } from './toss-checkout-page.ts';
import { openIdempotency } from './toss-idempotency.ts';
import { cancelPayment, confirmPayment, createPayment, readPayment, shown } from './toss-payments.ts';
import { cancelReceipt, decideReceipts, issueReceipt, listReceipts } from './toss-receipts.ts';
import { openWorld, paymentOf, refusal, type TossReply } from './toss-world.ts';

export type TossCall = {
  method: string;
  path: string;
  secretKey: string;
  idempotencyKey: string | undefined;
  body: Record<string, unknown>;
};

/**
 * What happens to the next request. LOST: it never arrives. SILENT: it takes effect, but nothing is answered.
 * CUT: it takes effect, but the connection breaks. FAULT: it takes effect, but the answer is a 500. BROKEN: a
 * 500 without effect. TWICE: the network delivers it twice. A refusal has no effect. `answer` is sent instead
 * of the real answer. `after`: the request is under way until this promise resolves.
 */
export type BadDay =
  | 'LOST'
  | 'SILENT'
  | 'CUT'
  | 'FAULT'
  | 'BROKEN'
  | 'TWICE'
  | { http: number; code: string }
  | { answer: TossReply }
  | { after: Promise<void> };

/**
 * Toss Payments on this machine: core API v1, version 2022-11-16, from its documentation (docs.tosspayments.com:
 * reference, en/api-guide, en/webhooks, error-codes, using-api/authorization). It has merchants with secret keys,
 * payments with their expiries by `clock`, cancellations, cash receipts and the idempotency store, all in memory.
 *
 * A guest pays on its page (`checkoutUrl`; buttons 결제하기, 거절되는 카드로 결제하기, 결제 취소), or by `guest` without a
 * browser. `next` makes the next POST a bad day, `nextRead` the next GET. `decide` is the tax office, a day later.
 * Call `close` in the end.
 */
export async function openTossServer({
  clock = () => new Date(),
  port = 0,
}: {
  clock?: () => Date;
  port?: number;
} = {}) {
  const world = openWorld(clock);
  const once = openIdempotency(clock);
  const calls: TossCall[] = [];
  const posts: BadDay[] = [];
  const reads: BadDay[] = [];
  const givingUp: AbortController[] = [];
  let baseUrl = '';

  function effectOf({ method, path, secretKey, body }: TossCall): TossReply {
    const merchant = world.merchants.get(secretKey) ?? '';
    const { pathname, searchParams } = new URL(path, baseUrl);
    const [, , kind, first = '', second] = pathname.split('/').map(decodeURIComponent);
    if (kind === 'payments' && method === 'GET') {
      const isIt = second === undefined ? { paymentKey: first } : { orderId: second };
      return readPayment(world, baseUrl, (it) => it.merchant === merchant && matches(it, isIt));
    }
    if (kind === 'cash-receipts' && method === 'GET' && !first)
      return listReceipts(world, merchant, searchParams);
    if (pathname === '/v1/payments') return createPayment(world, baseUrl, { merchant, body });
    if (pathname === '/v1/payments/confirm') return confirmPayment(world, baseUrl, { merchant, body });
    if (kind === 'payments' && second === 'cancel')
      return cancelPayment(world, baseUrl, { merchant, body, paymentKey: first });
    if (pathname === '/v1/cash-receipts') return issueReceipt(world, { merchant, body });
    if (kind === 'cash-receipts' && second === 'cancel')
      return cancelReceipt(world, { merchant, body, receiptKey: first });
    return refusal(404, 'NOT_FOUND');
  }

  /** Leaves a request without an answer. */
  function leave() {
    for (const one of givingUp.splice(0)) one.abort();
  }

  async function perform(call: TossCall, day: BadDay | undefined): Promise<TossReply> {
    if (day === 'BROKEN') return refusal(500, 'FAILED_INTERNAL_SYSTEM_PROCESSING');
    if (typeof day === 'object' && 'http' in day) return refusal(day.http, day.code);
    if (typeof day === 'object' && 'after' in day) {
      leave();
      await day.after;
    }
    const reply = effectOf(call);
    return day === 'FAULT' ? refusal(500, 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING') : reply;
  }

  async function answerTo(call: TossCall, day: BadDay | undefined): Promise<TossReply> {
    if (!call.secretKey) return refusal(403, 'INCORRECT_BASIC_AUTH_FORMAT');
    if (!world.merchants.has(call.secretKey)) return refusal(401, 'UNAUTHORIZED_KEY');
    if (call.method === 'GET') return perform(call, day);
    return once(call, () => perform(call, day));
  }

  async function serveApi(request: IncomingMessage, response: ServerResponse, text: string) {
    const call = callOf(request, text);
    calls.push(call);
    const day = (call.method === 'GET' ? reads : posts).shift();
    if (day === 'LOST') return leave();
    const reply = await answerTo(call, day);
    const repeated = day === 'TWICE' ? await answerTo(call, undefined) : reply;
    if (day === 'SILENT') return leave();
    if (day === 'CUT') return void response.destroy();
    send(response, typeof day === 'object' && 'answer' in day ? day.answer : repeated);
  }

  function servePage(request: IncomingMessage, response: ServerResponse, paymentKey: string, text: string) {
    const choice = new URLSearchParams(text).get('choice');
    if (request.method !== 'POST') return send(response, checkoutPage(world, paymentKey), 'text/html');
    const location = guestChooses(world, paymentKey, choice as Choice);
    if (!location) return send(response, checkoutPage(world, paymentKey), 'text/html');
    response.writeHead(303, { location }).end();
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const [, paymentKey] = /^\/v1\/payments\/([^/]+)\/checkout$/.exec(request.url ?? '') ?? [];
    if (paymentKey) servePage(request, response, paymentKey, text);
    else await serveApi(request, response, text);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    baseUrl,
    /** Every API request since the last `calls.length = 0`. */
    calls,
    payments: world.payments,
    receipts: world.receipts,
    /** Gives a merchant a secret key; a merchant may have several. */
    addKey: (secretKey: string, merchant = 'merchant') => void world.merchants.set(secretKey, merchant),
    /** A merchant whose contract is for taxable things only. */
    sellsTaxableOnly: (merchant: string) => void world.taxableOnly.add(merchant),
    revokeKey: (secretKey: string) => void world.merchants.delete(secretKey),
    next: (day: BadDay) => void posts.push(day),
    nextRead: (day: BadDay) => void reads.push(day),
    /**
     * A signal that aborts the caller as soon as a request has arrived and is left without an answer. With a
     * fixed timeout the request might still be on its way.
     */
    givesUp(): AbortSignal {
      const one = new AbortController();
      givingUp.push(one);
      return one.signal;
    },
    /** Forgets bad days that have not hit a request yet. */
    fineAgain: () => void posts.splice(0),
    /** What a guest does on the page, without a browser; returns where it leads them. */
    guest: (paymentKey: string, choice: Choice) => guestChooses(world, paymentKey, choice),
    /** Cancels at the provider's own screens, as somebody of the store may. */
    cancelThere(paymentKey: string, cancelAmount: number) {
      const merchant = paymentOf(world, (it) => it.paymentKey === paymentKey)?.merchant ?? '';
      const body = { cancelReason: '고객 요청', cancelAmount };
      return cancelPayment(world, baseUrl, { merchant, body, paymentKey });
    },
    decide: (refusedWith?: string, orderId?: string) => decideReceipts(world, refusedWith, orderId),
    /** The event that the provider posts when a payment changes. */
    webhookOf(paymentKey: string) {
      const payment = paymentOf(world, (it) => it.paymentKey === paymentKey);
      if (!payment) throw new Error(`no payment ${paymentKey}`);
      return {
        eventType: 'PAYMENT_STATUS_CHANGED',
        createdAt: clock().toISOString().replace('Z', '000'),
        data: shown(payment, baseUrl),
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type TossServer = Awaited<ReturnType<typeof openTossServer>>;

function matches(payment: { paymentKey: string; orderId: string }, wanted: object): boolean {
  return Object.entries(wanted).every(([name, value]) => Object(payment)[name] === value);
}

function callOf({ method = '', url = '', headers }: IncomingMessage, text: string): TossCall {
  const [, encoded = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const [, secretKey = ''] = /^([^:]+):$/.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  const key = headers['idempotency-key'];
  return {
    ...{ method, path: url, secretKey, idempotencyKey: typeof key === 'string' ? key : undefined },
    body: text === '' ? {} : JSON.parse(text),
  };
}

function send(response: ServerResponse, { http, body }: TossReply, type = 'application/json') {
  response.writeHead(http, { 'content-type': `${type}; charset=utf-8` });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
