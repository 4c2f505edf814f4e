import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { FieldCode } from '@maru/contract/field-codes.ts';
import { type CardCompany, cardCompanies } from '@maru/contract/stores/card-companies.ts';
import type { getCardMemberships } from '@maru/contract/stores/card-memberships.endpoints.ts';

type Memberships = OutputOf<typeof getCardMemberships>['cardMemberships'];

/** Merchant number by card company; empty if there is none. */
export type MerchantNumbers = Record<CardCompany, string>;

export function numbersOf(memberships: Memberships): MerchantNumbers {
  const numberOf = (company: CardCompany) =>
    memberships.find(({ cardCompany }) => cardCompany === company)?.merchantNumber ?? '';
  return Object.fromEntries(cardCompanies.map((company) => [company, numberOf(company)])) as MerchantNumbers;
}

export function membershipsOf(numbers: MerchantNumbers): Memberships {
  return cardCompanies
    .map((cardCompany) => ({ cardCompany, merchantNumber: numbers[cardCompany].trim() }))
    .filter(({ merchantNumber }) => merchantNumber !== '');
}

/** Five to fifteen digits, as in the contract. */
export function numberProblems(numbers: MerchantNumbers): Partial<Record<CardCompany, FieldCode>> {
  const wrong = membershipsOf(numbers).map(
    ({ cardCompany, merchantNumber }) => [cardCompany, numberProblem(merchantNumber)] as const,
  );
  return Object.fromEntries(wrong.filter(([, problem]) => problem !== undefined));
}

function numberProblem(number: string): FieldCode | undefined {
  if (!/^\d+$/.test(number)) return 'numbersOnly';
  if (number.length < 5) return 'tooShort';
  return number.length > 15 ? 'tooLong' : undefined;
}
