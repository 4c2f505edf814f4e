import { leaveForSignIn } from '@maru/web/leave-for-sign-in.ts';
import { paintScheme } from './paint-scheme.ts';
import { returnPathOfStranger } from './sign-in-first.ts';

/**
 * Stands in the page itself (`scriptBeforeShell` in vite.config.ts), so that it costs no request. Who is not signed in is
 * led to the sign-in at once: on a slow phone the shell takes seconds, only to lead there too. The shell waits in a
 * template, where browsers fetch nothing.
 */
function begin(): void {
  paintScheme();
  const returnTo = returnPathOfStranger(location);
  if (returnTo === undefined) {
    writeShell();
    return;
  }
  // A page that the browser brings back out of its memory has left already, and would stand still.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  leaveForSignIn(returnTo).catch(() => document.head.append(shell().content));
}

/** As though it stood here: nothing is drawn before its styles, and its scripts keep their order. */
function writeShell(): void {
  document.write(shell().innerHTML);
}

function shell(): HTMLTemplateElement {
  return document.getElementById('shell') as HTMLTemplateElement;
}

try {
  begin();
} catch {
  // The browser keeps its storage from pages; the shell says what there is to say.
  writeShell();
}
