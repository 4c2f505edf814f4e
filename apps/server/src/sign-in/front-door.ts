/** A request for the account area's `/`: all input of the rule below. */
export type Visit = {
  /** Raw query, without the question mark. */
  query: string;
  /** This browser has a pending sign-in that an app began. */
  isSignInWaiting: boolean;
  /** This browser has a session of the authorization server. */
  isSignedIn: boolean;
  referrer: 'hub' | 'account' | 'other' | 'none';
  /** The host is localhost:3000. */
  isLocalDevelopment: boolean;
};

export type Answer = 'login page' | 'to hub home' | 'to / without query';

/**
 * Whether `/` shows the login page. Whoever comes from the hub, or has a sign-in to finish, is never sent to the hub:
 * hub and account area would redirect to each other for ever.
 */
export function answerAtFrontDoor(visit: Visit): Answer {
  if (new URLSearchParams(visit.query).has('code')) return 'to / without query';
  if (visit.query === 'error' || visit.isSignInWaiting) return 'login page';
  if (visit.referrer === 'hub') return 'login page';
  if (visit.isSignedIn) return 'to hub home';
  if (visit.referrer === 'account' || visit.isLocalDevelopment) return 'login page';
  return 'to hub home';
}
