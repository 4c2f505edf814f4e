import type { ApplicationStatus } from './application.ts';

/** The fields of an approved store's registration that change only with an admin's approval. */
export const approvedNames = ['businessNumber', 'businessName', 'ownerName'] as const;
export type ApprovedName = (typeof approvedNames)[number];
export type ApprovedRegistration = Record<ApprovedName, string | null>;
export type GivenRegistration = { [Name in ApprovedName]?: string | undefined };

/**
 * AT_ONCE: the store is not approved yet. WAITS: an admin must approve the change. FIXED: a suspended store's
 * registration cannot change.
 */
export function changeOfRegistration(status: ApplicationStatus): 'AT_ONCE' | 'WAITS' | 'FIXED' {
  if (status === 'APPROVED') return 'WAITS';
  return status === 'TERMINATED' ? 'FIXED' : 'AT_ONCE';
}

export function approvedPartOf(store: ApprovedRegistration): ApprovedRegistration {
  const { businessNumber, businessName, ownerName } = store;
  return { businessNumber, businessName, ownerName };
}

/**
 * The registration that is submitted with the given fields. Each other field keeps the value already submitted,
 * else the value in effect.
 */
export function registrationAsked(
  { held, waiting }: { held: ApprovedRegistration; waiting: ApprovedRegistration | undefined },
  given: GivenRegistration,
): ApprovedRegistration {
  const before = waiting ?? held;
  return {
    businessNumber: given.businessNumber ?? before.businessNumber,
    businessName: given.businessName ?? before.businessName,
    ownerName: given.ownerName ?? before.ownerName,
  };
}

/**
 * The submitted registration after an admin corrected the one in effect. Only the fields that the owner
 * wanted to change still differ.
 */
export function askedAfterCorrection(
  asked: ApprovedRegistration,
  { before, after }: { before: ApprovedRegistration; after: ApprovedRegistration },
): ApprovedRegistration {
  const valueAfter = (name: ApprovedName) => (asked[name] === before[name] ? after[name] : asked[name]);
  return {
    businessNumber: valueAfter('businessNumber'),
    businessName: valueAfter('businessName'),
    ownerName: valueAfter('ownerName'),
  };
}

/** The names whose values differ, in the order of the form. */
export function namesThatDiffer(one: ApprovedRegistration, other: ApprovedRegistration): ApprovedName[] {
  return approvedNames.filter((name) => one[name] !== other[name]);
}
