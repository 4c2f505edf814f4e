import type { ApplicationStatus, NeededForApproval } from '@maru/contract/stores/application.ts';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { secondsUntil } from '@maru/ui/time-left.ts';

type StatusAndReason = Pick<Store, 'applicationStatus' | 'applicationReason'>;

/** Status of an application as shown to its store. A draft that was sent back is a state of its own. */
export type ApplicationState = Exclude<ApplicationStatus, 'APPROVED'> | 'SENT_BACK';

export function applicationState({
  applicationStatus,
  applicationReason,
}: StatusAndReason): ApplicationState | undefined {
  if (applicationStatus === 'APPROVED') return undefined;
  return applicationStatus === 'DRAFT' && applicationReason ? 'SENT_BACK' : applicationStatus;
}

/** The promised time in seconds. It caps the countdown if the device's clock is slow. */
const longestWait = 24 * 3_600;

/** Seconds until the answer is due; undefined if none is pending, 0 if overdue. */
export function secondsLeft(dueAt: string | null, now: number): number | undefined {
  if (dueAt === null) return undefined;
  return Math.min(longestWait, secondsUntil(Date.parse(dueAt), now));
}

const ofRegistration: readonly NeededForApproval[] = [
  'businessNumber',
  'businessName',
  'ownerName',
  'openedOn',
  'registrationImageKey',
];

/** Whether something is missing that is entered on the registration page. */
export function lacksRegistration(missing: readonly NeededForApproval[]): boolean {
  return missing.some((name) => ofRegistration.includes(name));
}

/** Missing fields as a person sees them: latitude and longitude are one. */
export function missingOnce(missing: readonly NeededForApproval[]): NeededForApproval[] {
  return missing.filter((name) => name !== 'lng' || !missing.includes('lat'));
}
