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
 * The list of items of a store with 20,000 items, in a real browser: time until it is shown, frames while scrolling,
 * and time from a key in the search until its results are painted.
 */
const count = 20_000;
/** In ms: a frame at 60 Hz, and a delay that people do not notice. */
const limits = { frame: 16, key: 100 };

await inBrowser(count, async ({ page, hubUrl, storeId }) => {
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  const rows = page.locator('[data-item]');
  await rows.first().waitFor();

  const from = Date.now();
  await page.goto(`${hubUrl}/s/${storeId}/menu`);
  await rows.first().waitFor();
  console.log(`opened again: ${Date.now() - from} ms until the first row`);
  await waitUntilIdle(page);

  const devtools = await page.context().newCDPSession(page);
  const scroll = (yDistance: number, speed: number) =>
    devtools.send('Input.synthesizeScrollGesture', { x: 600, y: 500, yDistance: -yDistance, speed });
  for (const speed of [1_500, 6_000]) {
    const frames = await measureFrames(page, () => scroll(speed * 4, speed));
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
  console.log(`found: ${await rows.count()} drawn`);
});
