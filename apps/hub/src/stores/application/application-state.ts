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

/** Seconds until the answer is due; undefined where nobody waits, 0 where it is overdue. */
export function secondsLeft(dueAt: string | null, now: number): number | undefined {
  return dueAt === null ? undefined : Math.max(0, Math.ceil((Date.parse(dueAt) - now) / 1_000));
}

/** What is missing, each thing a person sees once: a place on the map is one. */
export function missingOnce(missing: readonly NeededForApproval[]): NeededForApproval[] {
  return missing.filter((name) => name !== 'lng' || !missing.includes('lat'));
}
