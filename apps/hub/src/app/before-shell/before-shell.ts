import { holdEarlyErrors } from '@maru/web/hold-early-errors.ts';
import { leaveForSignIn } from '@maru/web/leave-for-sign-in.ts';
import { paintScheme } from './paint-scheme.ts';
import { returnPathOfStranger } from './sign-in-first.ts';

/**
 * Inlined into the page (`scriptBeforeShell` in vite.config.ts), so that it costs no request. It redirects
 * signed-out people to the sign-in at once: loading the shell takes seconds on a slow phone, and the shell
 * would only redirect, too. Until it is needed, the shell is in a template, where browsers fetch nothing.
 */
function begin(): void {
  paintScheme();
  const returnTo = returnPathOfStranger(location);
  if (returnTo === undefined) {
    writeShell();
    return;
  }
  // A page from the back-forward cache has already redirected and would show nothing.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  leaveForSignIn(returnTo).catch(() => document.head.append(shell().content));
}

/** document.write keeps the order: styles before the first paint, scripts one by one. */
function writeShell(): void {
  document.write(shell().innerHTML);
}

function shell(): HTMLTemplateElement {
  return document.getElementById('shell') as HTMLTemplateElement;
}

holdEarlyErrors();
try {
  begin();
} catch {
  // localStorage is blocked. The shell reports that.
  writeShell();
}
