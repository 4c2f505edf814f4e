import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { readFormBodies } from '#server/http/form-body.ts';
import type { SendPage } from '#server/http/pages.ts';
import { Refusal } from '#server/http/refusal.ts';
import { answerCheckout, checkoutAnswers, findCheckout } from './simulated-checkout.queries.ts';

const path = '/dev/checkout/:key';
const Pressed = z.object({ answer: z.enum(checkoutAnswers) });
type CheckoutRequest = FastifyRequest<{ Params: { key: string } }>;

/** Trial only: the page of the simulated checkout. It works without scripts, and leads back as Toss Payments does. */
export function registerSimulatedCheckout(
  app: FastifyInstance,
  { db, sendPage }: { db: Db; sendPage: SendPage },
) {
  const find = async ({ params }: CheckoutRequest) => {
    const row = await findCheckout(db, params.key);
    if (!row) throw new Refusal('NOT_FOUND');
    return row;
  };

  app.get(path, async (request: CheckoutRequest, reply) => {
    const { orderName, amountKrw: amount, failUrl, tryId } = await find(request);
    const left = new URLSearchParams({ code: 'PAY_PROCESS_CANCELED', orderId: tryId });
    const checkout = { orderName, amount, leaveUrl: `${failUrl}?${left}` };
    return sendPage(request, reply.header('cache-control', 'no-store'), { checkout });
  });
  app.register(async (scope) => {
    readFormBodies(scope);
    scope.post(path, { bodyLimit: 1024 }, async (request: CheckoutRequest, reply) => {
      const { checkoutKey, tryId, amountKrw, returnUrl } = await find(request);
      const pressed = Pressed.safeParse(request.body);
      if (!pressed.success) throw new Refusal('WRONG_FORMAT', undefined, { answer: 'wrongFormat' });
      await answerCheckout(db, checkoutKey, pressed.data.answer);
      const back = { orderId: tryId, paymentKey: checkoutKey, amount: String(amountKrw) };
      return reply.redirect(`${returnUrl}?${new URLSearchParams(back)}`, 303);
    });
  });
}
