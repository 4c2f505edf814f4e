import { sessionStore } from '@maru/web/session.ts';

/**
 * Keeps one person's data off another's screen: reloads the page if another tab signs in somebody else, or if
 * the browser restores a page that was left in order to sign in or out.
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
