import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { type Looked, lookWithLighthouse, median } from '../support/lighthouse.ts';
import { withStartedProduct } from '../support/started-product.ts';

/**
 * Lighthouse scores (mobile, default throttling) of the demo store's page at its short address, in both languages, and
 * at the address of its English form. Compares its largest paint, in turns, with that of the same page and pictures as
 * files from a bare server. Writes results/place-lighthouse.txt.
 */
const mostOfFile = 1.5;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
const forms = [
  { name: 'short, ko', ending: '', language: 'ko' },
  { name: 'short, en', ending: '', language: 'en' },
  { name: '/en', ending: '/en', language: 'en' },
] as const;

const said: string[] = [];
function say(line: string) {
  console.log(line);
  said.push(line);
}

await withStartedProduct({ account: '4984', hub: '4985' }, async ({ dataDir, hubUrl }) => {
  const [load = 0] = loadavg();
  say(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${load.toFixed(1)}, ${rounds} rounds`,
  );
  const short = await findPage(hubUrl);
  for (const form of forms) await measure(form, short, dataDir);
});
await writeFile(new URL('../results/place-lighthouse.txt', import.meta.url), `${said.join('\n')}\n`);

async function measure({ name, ending, language }: (typeof forms)[number], short: string, folder: string) {
  const url = short + ending;
  const headers = { 'accept-language': language };
  const files = await serveAsFiles(url, headers);
  const looked: Record<'page' | 'file', Looked[]> = { page: [], file: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const [what, address] of [
      ['page', url],
      ['file', files.url],
    ] as const) {
      const report = await lookWithLighthouse(address, { folder, name: `${what}-${round}`, headers });
      looked[what].push(report);
      say(
        `${name}, round ${round}, ${what}: ${scores.map((score) => `${score} ${report[score]}`).join(', ')}; ` +
          `first paint ${report.firstPaint} ms, largest ${report.largestPaint} ms, ` +
          `blocking ${report.blocking} ms, shift ${report.shift}`,
      );
      if (round === 1 && what === 'page') for (const lost of report.below90) say(`  below 90: ${lost}`);
    }
  }
  files.close();
  judge(name, looked);
}

function judge(name: string, looked: Record<'page' | 'file', Looked[]>) {
  const mediansOf = (what: 'page' | 'file') =>
    scores.map((score) => median(looked[what].map((report) => report[score])));
  const medians = mediansOf('page');
  const [page = Number.NaN, file = Number.NaN] = (['page', 'file'] as const).map((what) =>
    median(looked[what].map(({ largestPaint }) => largestPaint)),
  );
  const share = page / file;
  say(
    `${name}, medians: ${medians.join(', ')} (each 100), as a file ${mediansOf('file').join(', ')}; largest paint ${page} ms, as a file ${file} ms: ` +
      `${share.toFixed(2)} times (at most ${mostOfFile})`,
  );
  if (medians.some((score) => score < 100) || !(share <= mostOfFile)) process.exitCode = 1;
}

/** The short address of the first page in the sitemap. */
async function findPage(hubUrl: string): Promise<string> {
  const sitemap = await (await fetch(`${hubUrl}/sitemap/1.xml`)).text();
  const [, url] = /<loc>([^<]+\/place\/[^</]+)<\/loc>/.exec(sitemap) ?? [];
  if (!url) throw new Error('the demo has no store page');
  return url;
}

type File = { type: string; body: Buffer; encoding: 'br' | undefined };

/** The page with its pictures and icon, byte by byte, from a server that does nothing else. */
async function serveAsFiles(url: string, headers: Record<string, string>) {
  const html = await (await fetch(url, { headers })).text();
  const paths = new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"#]+\.(?:jpg|png|svg))"/g)].map(([, path = '']) => path),
  );
  const files = new Map<string, File>();
  for (const path of [new URL(url).pathname, ...paths, '/robots.txt']) {
    const answer = await fetch(new URL(path, url), { headers });
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
