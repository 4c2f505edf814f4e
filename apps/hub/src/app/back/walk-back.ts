import { closeTopmost, countClosables, onClosablesChange } from '@maru/ui/over/closables.ts';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { type EntriesOverPage, entriesOverPage } from './entries-over-page.ts';
import { watchPresses } from './watch-presses.ts';

/**
 * Overlays push history entries with the page's own address, which Back pops. There is one entry more than
 * open overlays, because closing one may open another (for example a question), and browsers let a page add
 * entries only after a press. If an overlay is closed by its button, its entry stays for the next overlay:
 * going back at once would abort a running reload or navigation.
 */
export function walkBack(router: AnyRouter) {
  const entries = entriesOverPage(window.history.state);
  const presses = watchPresses(() => void setTimeout(follow));

  function follow() {
    const open = countClosables();
    if (open === 0 || entries.isWalking() || router.state.status === 'pending') return;
    // On Back, browsers skip entries that were added without a press, and would leave Maru.
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
    if (countClosables() > 0) return closeTopmost();
    // Nothing is open: skip the leftover entries and go back from the page itself.
    void entries.walkOff().then(() => router.history.back());
  }

  onClosablesChange(follow);
  router.subscribe('onResolved', () => void setTimeout(follow));
  stayWhenJumpedOver(router.history);
  leaveFromPage(router.history, entries);
  follow();
  return hear;
}

/**
 * Back over several entries at once, or while overlays have no entries, would change the page. This blocks it
 * and closes the topmost overlay.
 */
function stayWhenJumpedOver(history: RouterHistory) {
  history.block({
    blockerFn: ({ action }) => {
      const isWalked = action !== 'PUSH' && action !== 'REPLACE';
      if (!isWalked || countClosables() === 0) return false;
      // Closed only after the browser has returned to this address, because closing may navigate.
      window.addEventListener('popstate', closeTopmost, { once: true });
      return true;
    },
    enableBeforeUnload: false,
  });
}

/**
 * Makes every navigation of the router start from the page's own entry, so that no overlay entry is left between pages.
 */
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
