import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id } from '../fields.ts';

export const setTendersChosen = endpoint({
  name: 'setTendersChosen',
  method: 'POST',
  path: '/v7/stores/:storeId/setting/tenders-chosen',
  summary:
    'Records that the accepted tenders need no change, which completes a first step of a new store, or undoes that.',
  access: [member('SETTING')],
  input: z.strictObject({ storeId: Id, tendersChosen: z.boolean() }),
  output: z.object({ tendersChosen: z.boolean() }),
  errors: [],
});

export const tendersChosenEndpoints = [setTendersChosen];
