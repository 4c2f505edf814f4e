import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { issuerMoods, setIssuerMood } from './simulated-issuer.queries.ts';

const Params = z.object({ storeId: z.uuid() });
const Body = z.strictObject({ next: z.enum(issuerMoods) });

/** Trial only: sets what a store's simulated issuer of cash receipts does with its next request. */
export function registerSimulatedIssuer(app: FastifyInstance, db: Db) {
  app.post('/dev/issuer/:storeId', async (request) => {
    const params = Params.safeParse(request.params);
    const body = Body.safeParse(request.body);
    if (!params.success || !body.success)
      throw new Refusal('WRONG_FORMAT', undefined, { next: 'wrongFormat' });
    if (!(await setIssuerMood(db, params.data.storeId, body.data.next))) throw new Refusal('NOT_FOUND');
    return { status: 'OK' };
  });
}
