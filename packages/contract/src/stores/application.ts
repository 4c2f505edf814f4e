export const applicationStatuses = ['DRAFT', 'PENDING', 'APPROVED', 'TERMINATED'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Within this an application is answered (spec.md section 1). */
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

/** Whether this side may move an application so (domain.md, Store, roles, lock). */
export function mayMoveApplication(
  by: 'owner' | 'admin',
  from: ApplicationStatus,
  to: ApplicationStatus,
): boolean {
  return moves[by].some(([start, end]) => start === from && end === to);
}

/** Sending back and closing have to say why. */
export function needsReason(to: ApplicationStatus): boolean {
  return to === 'DRAFT' || to === 'TERMINATED';
}

/** When an application that was handed in at this instant has to be answered. */
export function applicationDueAt(submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + applicationHours * 3_600_000);
}

/** What an approval needs: every one of these, none empty. */
export const neededForApproval = [
  'name',
  'category',
  'phone',
  'address',
  'lat',
  'lng',
  'businessNumber',
  'businessName',
  'ownerName',
  'openedOn',
  'registrationImageKey',
] as const;
export type NeededForApproval = (typeof neededForApproval)[number];

/** What is still missing for an approval, in the order of the form. */
export function missingForApproval(
  store: Readonly<Record<NeededForApproval, string | number | null>>,
): NeededForApproval[] {
  return neededForApproval.filter((name) => store[name] === null || store[name] === '');
}

/** What has to be there before an application is handed in; the registration may follow. */
export const neededToSubmit: readonly NeededForApproval[] = [
  'name',
  'category',
  'phone',
  'address',
  'lat',
  'lng',
];
