import { holdEarlyErrors } from '@maru/web/hold-early-errors.ts';

/**
 * Delays fonts and scripts until after the first paint: the page works without them, and on a slow connection they
 * would compete with the styles.
 */
function afterFirstPaint(act: () => void): void {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  const tellsPaint = PerformanceObserver.supportedEntryTypes?.includes('paint');
  // A background tab never paints.
  if (isPainted || !tellsPaint || document.hidden) return void setTimeout(act);

  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Waits until the page is parsed, because hydration needs all of it. */
function onceParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** Keeps an early submit of a form that needs script until the script is loaded (use-early-press.ts). */
function keepPress(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.keepsPress === undefined) return;
  // The loaded script has already handled the press.
  if (event.defaultPrevented) return;
  event.preventDefault();
  form.dataset.pressed = '';
}

holdEarlyErrors();
document.addEventListener('submit', keepPress);
const { script, preloads, fonts } = document.getElementById('start')?.dataset ?? {};
afterFirstPaint(() =>
  onceParsed(() => {
    if (script) void import(/* @vite-ignore */ script);
    for (const file of preloads?.split(' ') ?? []) link('modulepreload', file);
    if (fonts) link('stylesheet', fonts);
  }),
);
