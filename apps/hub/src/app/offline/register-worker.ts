import { holdInUse, inUseLock } from '#hub/lib/device/in-use.ts';
import type { TillDraft } from '#hub/till/draft/draft.ts';
import { takeOverMessage } from './take-over-message.ts';

/** How often a new version is looked for, and how often it is asked whether it may start, in ms. */
const lookEvery = 3_600_000;
const askEvery = 5_000;
/** After a press, a key or with an open dialog somebody works on this page, in ms. */
const restAfter = 30_000;
/** The lock is held until this page reloads; if it does not, others may go on. In ms. */
const longestTakeOver = 10_000;

/**
 * Registers the service worker. A new version waits until nobody works in any tab: no cart, no payment, no unsaved form, no
 * open dialog, no order that rings, no press for a while. Then it starts, and every tab reloads.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  let hasVersion = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker has the version of this page.
    if (hasVersion) location.reload();
    hasVersion = true;
  });
  const registration = await serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    // Without it the hub needs the network to open. Private windows and policies may forbid workers.
    .catch(() => undefined);
  if (!registration) return;

  holdWhileWorking();
  setInterval(() => void registration.update().catch(() => undefined), lookEvery);
  setInterval(() => void startWaiting(registration), askEvery);
}

/** Begin of the keys of carts (`till/draft/draft.ts`, which would otherwise be split off the till's own file). */
const cartKeys = 'maru.till.';
/** As there, in ms: an older cart is never shown again. */
const cartLifetime = 12 * 3_600_000;

/** A cart with lines, or a payment, of any tab of this device. A cart that was emptied is stored too, for its undo. */
function hasCart(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(cartKeys) && isInUse(localStorage[key]));
}

function isInUse(stored: string): boolean {
  try {
    const { cart, paying, keptAt } = JSON.parse(stored) as TillDraft & { keptAt: number };
    return Date.now() - keptAt < cartLifetime && (paying !== null || cart.lines.length > 0);
  } catch {
    return false;
  }
}

/** Starts the waiting version if nobody works. */
export async function startWaiting({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>): Promise<void> {
  if (!waiting || hasCart()) return;
  await navigator.locks.request(inUseLock, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    waiting.postMessage(takeOverMessage);
    await new Promise((resolve) => setTimeout(resolve, longestTakeOver));
  });
}

/** Holds off a new version from a press or key on until the page has rested. */
function holdWhileWorking() {
  let release: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    if (document.querySelector('[role="dialog"]')) return work();
    release?.();
    release = undefined;
  };
  const work = () => {
    release ??= holdInUse();
    clearTimeout(timer);
    timer = setTimeout(rest, restAfter);
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, work, { capture: true, passive: true });
  work();
}
