import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id } from '../fields.ts';

/** A cart on hold as the device stores it: what was picked, without prices. */
export const SampleCart = z.object({
  name: z.string(),
  lines: z.array(z.object({ itemId: Id, choiceIds: z.array(Id), quantity: z.int().positive() })),
});
export type SampleCart = z.output<typeof SampleCart>;

export const listSampleCarts = endpoint({
  name: 'listSampleCarts',
  method: 'GET',
  path: '/v6/stores/:storeId/sample-carts',
  summary:
    'In a trial only: carts that the till of the demo store puts on hold on a device that never had any, because devices keep such carts themselves. Production does not serve this call.',
  access: [member('ORDER')],
  input: z.strictObject({ storeId: Id }),
  output: z.array(SampleCart),
  errors: [],
});

export const sampleCartEndpoints = [listSampleCarts];
