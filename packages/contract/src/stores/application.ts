export const applicationStatuses = ['DRAFT', 'PENDING', 'APPROVED', 'TERMINATED'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** An application in which nothing is missing is answered within this many hours; owners are told so. */
export const applicationHours = 24;

const moves: Readonly<
  Record<'owner' | 'admin', readonly (readonly [ApplicationStatus, ApplicationStatus])[]>
> = {
  owner: [['DRAFT', 'PENDING']],
  admin: [
    ['PENDING', 'APPROVED'],
    ['PENDING', 'DRAFT'],
    ['APPROVED', 'TERMINATED'],
    ['TERMINATED', 'APPROVED'],
  ],
};

/**
 * Whether an owner or an admin may make this status change (docs/rules/stores-and-rights.md, Application).
 */
export function mayMoveApplication(
  by: 'owner' | 'admin',
  from: ApplicationStatus,
  to: ApplicationStatus,
): boolean {
  return moves[by].some(([start, end]) => start === from && end === to);
}

/**
 * Whether an owner may ask to close a store. A draft is deleted with its owner's account, and a suspended store
 * is already closed.
 */
export function mayAskToClose(status: ApplicationStatus): boolean {
  return status === 'PENDING' || status === 'APPROVED';
}

/** Whether a store in this status needs an owner. */
export function needsOwner(status: ApplicationStatus): boolean {
  return status !== 'TERMINATED';
}

/** Whether the status change needs every field. A suspended store was approved before, so it may be reopened as it is. */
export function needsEveryField(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return from === 'PENDING' && to === 'APPROVED';
}

/** Whether the status change needs a reason: sending back and closing do. */
export function needsReason(to: ApplicationStatus): boolean {
  return to === 'DRAFT' || to === 'TERMINATED';
}

/** Deadline for the decision on an application or a changed registration that could be decided since this instant. */
export function applicationDueAt(reviewableSince: Date): Date {
  return new Date(reviewableSince.getTime() + applicationHours * 3_600_000);
}

const toSubmit = ['name', 'category', 'phone', 'address', 'lat', 'lng'] as const;

/** Fields that an approval needs, all non-empty. */
export const neededForApproval = [
  ...toSubmit,
  'businessNumber',
  'businessName',
  'ownerName',
  'openedOn',
  'registrationImageKey',
] as const;
export type NeededForApproval = (typeof neededForApproval)[number];

/** Missing fields for an approval, in the order of the form. */
export function missingForApproval(
  store: Readonly<Record<NeededForApproval, string | number | null>>,
): NeededForApproval[] {
  return neededForApproval.filter((name) => (store[name] ?? '') === '');
}

/** Fields needed to submit an application; the registration may follow later. */
export const neededToSubmit: readonly NeededForApproval[] = toSubmit;
