import { z } from 'zod';
import { endpoint, owner } from '../endpoint.ts';
import { Id } from '../fields.ts';

export const setWorksAlone = endpoint({
  name: 'setWorksAlone',
  method: 'POST',
  path: '/v7/stores/:storeId/setting/alone',
  summary: 'Records that the owner works alone, which completes a first step of a new store, or undoes that.',
  access: [owner],
  input: z.strictObject({ storeId: Id, worksAlone: z.boolean() }),
  output: z.object({ worksAlone: z.boolean() }),
  errors: [],
});

export const worksAloneEndpoints = [setWorksAlone];
