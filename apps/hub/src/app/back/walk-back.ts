import { closeTop, countOpen, onOpenChange } from '@maru/ui/over/what-is-open.ts';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { type EntriesOverPage, entriesOverPage } from './entries-over-page.ts';
import { watchPresses } from './watch-presses.ts';

/**
 * What opens over a screen adds entries of the same address to the history, for Back to walk through. There is one more than
 * things are open: what closes may open something else, as a question, when nobody has pressed anything since. Entries of
 * what was closed by its button wait for what opens next: to go back over them at once would end a reload, or another page
 * that is on its way.
 */
export function walkBack(router: AnyRouter) {
  const entries = entriesOverPage(window.history.state);
  const presses = watchPresses(() => void setTimeout(follow));

  function follow() {
    const open = countOpen();
    if (open === 0 || entries.isWalking() || router.state.status === 'pending') return;
    // Browsers skip pages that add entries without a press, and then leave Maru.
    if (presses.isPressed()) entries.raiseTo(open + 1);
  }

  function hear(event: PopStateEvent) {
    const before = entries.height();
    const isOurs = entries.arrive(event.state);
    const isSamePage = keyOf(event.state) === router.history.location.state.__TSR_key;
    if (!isOurs) presses.forget();
    if (!isSamePage || (!isOurs && entries.height() === before)) return;
    event.stopImmediatePropagation();
    if (!isOurs && entries.height() < before) back();
    else setTimeout(follow);
  }

  function back() {
    if (countOpen() > 0) return closeTop();
    // The entries left stand for nothing.
    void entries.walkOff().then(() => router.history.back());
  }

  onOpenChange(follow);
  router.subscribe('onResolved', () => void setTimeout(follow));
  stayWhenJumpedOver(router.history);
  leaveFromPage(router.history, entries);
  follow();
  return hear;
}

/** Back over several entries at once, or without entries for what is open, comes to another page, which is left again. */
function stayWhenJumpedOver(history: RouterHistory) {
  history.block({
    blockerFn: ({ action }) => {
      const isWalked = action !== 'PUSH' && action !== 'REPLACE';
      if (!isWalked || countOpen() === 0) return false;
      // Once the address is that of the screen again: what closes may go on from there.
      window.addEventListener('popstate', closeTop, { once: true });
      return true;
    },
    enableBeforeUnload: false,
  });
}

/** Whatever the router does to the history it does from the entry of the page, so that none of ours is left in between. */
function leaveFromPage(history: RouterHistory, entries: EntriesOverPage) {
  const fromPage =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      if (entries.height() === 0 && !entries.isWalking()) act(...args);
      else void entries.walkOff().then(() => act(...args));
    };
  const { push, replace, go, back, forward } = history;
  Object.assign(history, {
    push: fromPage(push),
    replace: fromPage(replace),
    go: fromPage(go),
    back: fromPage(back),
    forward: fromPage(forward),
  });
}

function keyOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined;
}
