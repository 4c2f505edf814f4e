import { sessionStore } from '@maru/web/session.ts';

/**
 * Nothing of one person may stay on the screen of another: when another tab signs somebody else in, and when the
 * browser brings back a page that was left to sign in or out, the page begins anew.
 */
export function watchPerson() {
  let shownTo = personNow();

  sessionStore.subscribe(() => {
    const person = personNow();
    if (person === undefined || person === shownTo) return;
    if (shownTo !== undefined) location.reload();
    shownTo = person;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    const person = personNow();
    if (persisted && (person === undefined || person !== shownTo)) location.reload();
  });
}

function personNow(): string | undefined {
  const session = sessionStore.getSnapshot();
  return session.status === 'signedIn' ? session.userId : undefined;
}
