import type { Locator } from '@playwright/test';

/**
 * Records whenever the part is gone, busy or without a figure, and whenever something on the page moves by
 * itself. Returns a function for what was recorded so far, in words.
 */
export async function recordFlicker(part: Locator): Promise<() => Promise<string[]>> {
  const recorded = await part.evaluateHandle((shown: HTMLElement) => {
    const flicker: string[] = [];
    new MutationObserver(() => {
      if (!shown.isConnected) flicker.push('gone');
      else if (shown.querySelector('[aria-busy="true"], [class*="Skeleton"]')) flicker.push('busy');
      else if (!/\d/.test(shown.textContent)) flicker.push(`without a figure: ${shown.textContent}`);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    new PerformanceObserver((list) => {
      for (const { entryType, startTime } of list.getEntries()) flicker.push(`${entryType} at ${startTime}`);
    }).observe({ type: 'layout-shift' });
    return flicker;
  });
  return () => recorded.jsonValue();
}
