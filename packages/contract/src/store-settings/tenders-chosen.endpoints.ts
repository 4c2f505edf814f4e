import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id } from '../fields.ts';

export const setTendersChosen = endpoint({
  name: 'setTendersChosen',
  method: 'POST',
  path: '/v7/stores/:storeId/setting/tenders-chosen',
  summary:
    'Says that the accepted tenders are as they should be, which ends a first step of a new store, or takes it back.',
  access: [member('SETTING')],
  input: z.strictObject({ storeId: Id, tendersChosen: z.boolean() }),
  output: z.object({ tendersChosen: z.boolean() }),
  errors: [],
});

export const tendersChosenEndpoints = [setTendersChosen];
