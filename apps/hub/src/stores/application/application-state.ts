import type { ApplicationStatus, NeededForApproval } from '@maru/contract/stores/application.ts';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';

type Told = Pick<Store, 'applicationStatus' | 'applicationReason'>;

/** Where an application stands, to its store: a draft that came back wants something done. */
export type ApplicationState = Exclude<ApplicationStatus, 'APPROVED'> | 'SENT_BACK';

export function applicationState({
  applicationStatus,
  applicationReason,
}: Told): ApplicationState | undefined {
  if (applicationStatus === 'APPROVED') return undefined;
  return applicationStatus === 'DRAFT' && applicationReason ? 'SENT_BACK' : applicationStatus;
}

/** What is promised: no clock that is behind shows more. */
const longestWait = 24 * 3_600;

/** Seconds until the answer is due; undefined where nobody waits, 0 where it is overdue. */
export function secondsLeft(dueAt: string | null, now: number): number | undefined {
  if (dueAt === null) return undefined;
  return Math.min(longestWait, Math.max(0, Math.ceil((Date.parse(dueAt) - now) / 1_000)));
}

const ofRegistration: readonly NeededForApproval[] = [
  'businessNumber',
  'businessName',
  'ownerName',
  'openedOn',
  'registrationImageKey',
];

/** Whether something is missing that is filled in on the registration's page. */
export function lacksRegistration(missing: readonly NeededForApproval[]): boolean {
  return missing.some((name) => ofRegistration.includes(name));
}

/** What is missing, each thing a person sees once: a place on the map is one. */
export function missingOnce(missing: readonly NeededForApproval[]): NeededForApproval[] {
  return missing.filter((name) => name !== 'lng' || !missing.includes('lat'));
}
