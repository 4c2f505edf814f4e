import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, Version } from '../fields.ts';
import { cardCompanies } from './card-companies.ts';

const CardMemberships = z.object({
  cardMemberships: z.array(z.object({ cardCompany: z.enum(cardCompanies), merchantNumber: z.string() })),
  version: z.int(),
});

export const getCardMemberships = endpoint({
  name: 'getCardMemberships',
  method: 'GET',
  path: '/v6/stores/:storeId/cardmembership',
  summary: 'Merchant number per card company.',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id }),
  output: CardMemberships,
  errors: [],
});

export const updateCardMemberships = endpoint({
  name: 'updateCardMemberships',
  method: 'POST',
  path: '/v6/stores/:storeId/cardmembership',
  summary: 'Replaces all merchant numbers; companies left out have none.',
  access: [member('STORE_EDIT')],
  input: z.strictObject({
    storeId: Id,
    version: Version,
    cardMemberships: z
      .array(
        z.strictObject({
          cardCompany: z.enum(cardCompanies),
          merchantNumber: z
            .string()
            .trim()
            .regex(/^\d{5,15}$/, { error: 'numbersOnly' }),
        }),
      )
      .max(cardCompanies.length)
      .refine((list) => new Set(list.map(({ cardCompany }) => cardCompany)).size === list.length, {
        error: 'wrongFormat',
      }),
  }),
  output: CardMemberships,
  errors: [],
  versioned: true,
});

export const cardMembershipEndpoints = [getCardMemberships, updateCardMemberships];
