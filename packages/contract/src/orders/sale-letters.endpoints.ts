import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id } from '../fields.ts';

export const giveSaleLetters = endpoint({
  name: 'giveSaleLetters',
  method: 'POST',
  path: '/v6/stores/:storeId/sale-letters',
  summary:
    'Assigns a device the letters that begin its sale numbers, unique in the store. A device asks once; after its storage was cleared it gets new ones.',
  access: [member('ORDER')],
  input: z.strictObject({ storeId: Id }),
  output: z.object({ letters: z.string() }),
  errors: [],
  idempotent: true,
});

export const saleLettersEndpoints = [giveSaleLetters];
