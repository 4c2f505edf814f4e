import { loadavg } from 'node:os';
import {
  describeSpread,
  inBrowser,
  measureFrames,
  measureKeyToPaint,
  waitUntilIdle,
} from '../support/in-browser.ts';
import { percentile } from '../support/percentile.ts';

/**
 * The till of a store with 20,000 items, in a real browser: time until the first tiles are shown, frames while
 * scrolling, time from a key until its results are painted, and from a tap until the item is in the cart.
 */
const count = 20_000;
const taps = 12;
/** The first items of a bench store ask for options. */
const asking = 3;
/** In ms: a frame at 60 Hz, and a delay that people do not notice. */
const limits = { frame: 16, key: 100, tap: 100 };

await inBrowser(count, async ({ page, hubUrl, storeId }) => {
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  const tiles = page.locator('[data-item]');
  const onSale = page.locator('[data-item][data-sold-out="false"]');
  const from = Date.now();
  await page.goto(`${hubUrl}/s/${storeId}/till`);
  await tiles.first().waitFor();
  console.log(`opened: ${Date.now() - from} ms until the first tile`);
  await page.locator('[data-index]').first().waitFor();
  await waitUntilIdle(page);
  console.log(
    `drawn: ${await tiles.count()} of ${await tiles.first().locator('..').getAttribute('aria-setsize')}`,
  );

  const devtools = await page.context().newCDPSession(page);
  for (const speed of [1_500, 6_000]) {
    const gesture = { x: 300, y: 500, yDistance: -speed * 4, speed };
    const frames = await measureFrames(page, () => devtools.send('Input.synthesizeScrollGesture', gesture));
    console.log(`frames scrolling ${speed} px/s: ${describeSpread(frames.between)}`);
    console.log(`  main thread: ${frames.processorTime.toFixed(1)} ms of processor time a frame`);
    if (frames.processorTime > limits.frame) process.exitCode = 1;
  }

  await page.keyboard.press('/');
  const keys = await measureKeyToPaint(page, [
    ...'dkapflzksh',
    ...Array(10).fill('Backspace'),
    ...'8800000000123',
  ]);
  console.log(`a key until it is painted: ${describeSpread(keys)}`);
  if (percentile(keys, 0.5) > limits.key) process.exitCode = 1;
  await page.keyboard.press('Escape');

  const tapped: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) tapped.push(await tapToCart(tap));
  console.log(`a tap until the cart has it: ${describeSpread(tapped)}`);
  if (percentile(tapped, 0.5) > limits.tap) process.exitCode = 1;

  /** Measured in the page, without communication between processes. */
  function tapToCart(tap: number): Promise<number> {
    return onSale.nth(asking + tap).evaluate(
      (tile) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const cart = document.querySelector('aside');
          const seen = new MutationObserver(() => {
            seen.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          });
          if (cart) seen.observe(cart, { childList: true, subtree: true, characterData: true });
          (tile as HTMLElement).click();
        }),
    );
  }
});
