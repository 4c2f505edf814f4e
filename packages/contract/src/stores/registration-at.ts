import type { FormerRegistration, Registration } from './former-registration.ts';

type Registered = Registration & {
  /** Oldest first. Missing if a device stored the answer of an older version. */
  formerRegistrations?: readonly FormerRegistration[] | undefined;
};

/** The registration that a store had at an instant. */
export function registrationAt(store: Registered, at: string): Registration {
  const instant = Date.parse(at);
  const former = store.formerRegistrations?.find(({ heldUntil }) => Date.parse(heldUntil) > instant);
  return former ?? store;
}
