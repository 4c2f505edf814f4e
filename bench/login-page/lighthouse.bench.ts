import { lookWithLighthouse, median } from '../support/lighthouse.ts';
import { withStartedProduct } from '../support/started-product.ts';

/** Lighthouse scores (mobile, default throttling) of the login page of a running product, in Debian's Chromium. */
const limits = { performance: 95, largestPaint: 1_800 };
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

await withStartedProduct({ account: '4982', hub: '4983' }, async ({ dataDir, accountUrl, hubUrl }) => {
  const reports = [];
  for (let round = 1; round <= rounds; round += 1) {
    // Only a visitor from the hub sees the page; others are redirected to the hub.
    const headers = { Referer: `${hubUrl}/` };
    const report = await lookWithLighthouse(`${accountUrl}/`, { folder: dataDir, name: `${round}`, headers });
    reports.push(report);
    console.log(
      `round ${round}: performance ${report.performance}, accessibility ${report.accessibility}, ` +
        `best practices ${report.bestPractices}; first paint ${report.firstPaint} ms, ` +
        `largest ${report.largestPaint} ms, blocking ${report.blocking} ms, shift ${report.shift}`,
    );
    if (round === 1) for (const lost of report.below90) console.log(`  below 90: ${lost}`);
  }
  const performance = median(reports.map((report) => report.performance));
  const largestPaint = median(reports.map((report) => report.largestPaint));
  console.log(
    `medians: performance ${performance} (at least ${limits.performance}), largest paint ${largestPaint} ms ` +
      `(less than ${limits.largestPaint})`,
  );
  if (performance < limits.performance || largestPaint >= limits.largestPaint) process.exitCode = 1;
});
