import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { setTerminalMood, terminalMoods } from './simulated-terminal.queries.ts';

const Params = z.object({ storeId: z.uuid() });
const Body = z.strictObject({ next: z.enum(terminalMoods) });

/** Trial only: sets how a store's simulated terminal handles its next charge. */
export function registerSimulatedTerminal(app: FastifyInstance, db: Db) {
  app.post('/dev/terminal/:storeId', async (request) => {
    const params = Params.safeParse(request.params);
    const body = Body.safeParse(request.body);
    if (!params.success || !body.success)
      throw new Refusal('WRONG_FORMAT', undefined, { next: 'wrongFormat' });
    if (!(await setTerminalMood(db, params.data.storeId, body.data.next))) throw new Refusal('NOT_FOUND');
    return { status: 'OK' };
  });
}
