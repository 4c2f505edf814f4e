/**
 * The page paints first, then fetches what it shows and works without: its fonts and its scripts. On a slow line they
 * would share it with the styles, and everybody would look at nothing for longer.
 */
function afterFirstPaint(act: () => void): void {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  const tellsPaint = PerformanceObserver.supportedEntryTypes?.includes('paint');
  // A tab in the background paints nothing and gets ready all the same.
  if (isPainted || !tellsPaint || document.hidden) return void setTimeout(act);

  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** A press that only script can answer stays on its form until there is some (use-early-press.ts). */
function keepPress(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.keepsPress === undefined) return;
  // The script came with the press, and has answered it.
  if (event.defaultPrevented) return;
  event.preventDefault();
  form.dataset.pressed = '';
}

document.addEventListener('submit', keepPress);
const { script, preloads, fonts } = document.getElementById('start')?.dataset ?? {};
afterFirstPaint(() => {
  if (script) void import(/* @vite-ignore */ script);
  for (const file of preloads?.split(' ') ?? []) link('modulepreload', file);
  if (fonts) link('stylesheet', fonts);
});
