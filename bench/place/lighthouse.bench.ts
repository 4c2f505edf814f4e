import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Looked, lookWithLighthouse, median } from '../support/lighthouse.ts';
import { withStartedProduct } from '../support/started-product.ts';

/**
 * Lighthouse scores (mobile, default throttling) of the page of the demo store, and its largest paint beside that of the
 * same page and pictures as files from a bare server, in turns.
 */
const mostOfFile = 1.5;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

await withStartedProduct({ account: '4984', hub: '4985' }, async ({ dataDir, hubUrl }) => {
  const url = await findPage(hubUrl);
  const files = await serveAsFiles(url);
  const looked: Record<'page' | 'file', Looked[]> = { page: [], file: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const [what, address] of [
      ['page', url],
      ['file', files.url],
    ] as const) {
      const report = await lookWithLighthouse(address, { folder: dataDir, name: `${what}-${round}` });
      looked[what].push(report);
      console.log(
        `round ${round}, ${what}: ${scores.map((name) => `${name} ${report[name]}`).join(', ')}; first paint ` +
          `${report.firstPaint} ms, largest ${report.largestPaint} ms, blocking ${report.blocking} ms, shift ${report.shift}`,
      );
      if (round === 1 && what === 'page')
        for (const lost of report.below90) console.log(`  below 90: ${lost}`);
    }
  }
  files.close();
  const medians = scores.map((name) => median(looked.page.map((report) => report[name])));
  const largest = {
    page: median(looked.page.map(({ largestPaint }) => largestPaint)),
    file: median(looked.file.map(({ largestPaint }) => largestPaint)),
  };
  const share = largest.page / largest.file;
  console.log(
    `medians: ${medians.join(', ')} (each 100); largest paint ${largest.page} ms, as a file ${largest.file} ms: ` +
      `${share.toFixed(2)} times (at most ${mostOfFile})`,
  );
  if (medians.some((score) => score < 100) || share > mostOfFile) process.exitCode = 1;
});

/** The first page in the sitemap. */
async function findPage(hubUrl: string): Promise<string> {
  const sitemap = await (await fetch(`${hubUrl}/sitemap/1.xml`)).text();
  const [, url] = /<loc>([^<]+)<\/loc>/.exec(sitemap) ?? [];
  if (!url) throw new Error('the demo has no store page');
  return url;
}

type File = { type: string; body: Buffer; encoding: 'br' | undefined };

/** The page with its pictures and icon, byte by byte, from a server that does nothing else. */
async function serveAsFiles(url: string) {
  const html = await (await fetch(url)).text();
  const paths = new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"#]+\.(?:jpg|png|svg))"/g)].map(([, path = '']) => path),
  );
  const files = new Map<string, File>();
  for (const path of [new URL(url).pathname, ...paths, '/robots.txt']) {
    const answer = await fetch(new URL(path, url));
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isText = /text|svg/.test(type);
    files.set(path, {
      type,
      body: isText ? brotliCompressSync(bytes) : bytes,
      encoding: isText ? 'br' : undefined,
    });
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return response.writeHead(404).end();
    const encoding = file.encoding && { 'content-encoding': file.encoding };
    return response.writeHead(200, { 'content-type': file.type, ...encoding }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${new URL(url).pathname}`, close: () => server.close() };
}
