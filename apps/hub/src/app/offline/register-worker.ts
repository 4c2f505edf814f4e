import { holdInUse, inUseLock } from '#hub/lib/device/in-use.ts';
import type { TillDraft } from '#hub/till/draft/draft.ts';
import { takeOverMessage } from './take-over-message.ts';

/** In ms: how often a new version is looked for, and how often to check whether it may start. */
const lookEvery = 3_600_000;
const askEvery = 5_000;
/** In ms. How long somebody counts as working after a press or a key. An open dialog extends it. */
const restAfter = 30_000;
/** In ms. The lock is held until this page reloads, and at most for this time. */
const longestTakeOver = 10_000;

/**
 * Registers the service worker. A new version waits until nobody works in any tab: no cart, no payment, no
 * unsaved form, no open dialog, no ringing order, no press for a while. Then the new version starts, and
 * every tab reloads.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  let hasVersion = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // No reload for the first worker, which has the same version as this page.
    if (hasVersion) location.reload();
    hasVersion = true;
  });
  const registration = await serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    // Without a worker the hub needs the network to open. Private windows and policies may forbid workers.
    .catch(() => undefined);
  if (!registration) return;

  holdWhileWorking();
  setInterval(() => void registration.update().catch(() => undefined), lookEvery);
  setInterval(() => void startWaiting(registration), askEvery);
}

/**
 * Prefix of the keys of carts. Copied from `till/draft/draft.ts`, because an import would move that module out
 * of the till's own chunk.
 */
const cartKeys = 'maru.till.';
/** The lifetime of a cart, as in `draft.ts`, in ms. */
const cartLifetime = 12 * 3_600_000;

/**
 * Whether any tab of this device has a cart with lines, or a payment. An emptied cart does not count,
 * although it is stored for its undo.
 */
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

/** Starts the waiting version if nobody is working. */
export async function startWaiting({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>): Promise<void> {
  if (!waiting || hasCart()) return;
  await navigator.locks.request(inUseLock, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    waiting.postMessage(takeOverMessage);
    await new Promise((resolve) => setTimeout(resolve, longestTakeOver));
  });
}

/** Delays a new version until nothing was pressed for a while and no dialog is open. */
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
