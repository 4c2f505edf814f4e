import type { OutputOf } from '@maru/contract/endpoint.ts';
import { cardCompanies } from '@maru/contract/stores/card-companies.ts';
import type { getCardMemberships as wire } from '@maru/contract/stores/card-memberships.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { findMemberships, type MembershipsRow } from './card-memberships.queries.ts';

export type CardMemberships = OutputOf<typeof wire>;

/** Returns the merchant numbers. Without a row the list is empty, at version 1. */
export async function getCardMemberships(
  { db }: StoreContext,
  { storeId }: { storeId: string },
): Promise<CardMemberships> {
  return presentMemberships((await findMemberships(db, storeId)) ?? { merchantNumbers: {}, version: 1 });
}

export function presentMemberships({
  merchantNumbers,
  version,
}: Pick<MembershipsRow, 'merchantNumbers' | 'version'>): CardMemberships {
  const cardMemberships = cardCompanies.flatMap((cardCompany) => {
    const merchantNumber = merchantNumbers[cardCompany];
    return merchantNumber === undefined ? [] : { cardCompany, merchantNumber };
  });
  return { cardMemberships, version };
}
