import type { openBrowser } from '@maru/e2e/support/open-browser.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>['newPage']>>;
type Reading = { call: string; at: number; bytes: number };

/** Records the page's API requests from now on, with the bytes of their answers on the wire. */
export async function watchReadings(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const asked = new Map<string, Reading>();
  let streamed = 0;
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { pathname } = new URL(request.url);
    if (!/^\/v\d\//.test(pathname)) return;
    const path = pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
    asked.set(requestId, { call: `${request.method} ${path}`, at: timestamp * 1_000, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const reading = asked.get(requestId);
    if (reading) reading.bytes = encodedDataLength;
  });
  // Data of streams, which were opened before and never end.
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (!asked.has(requestId)) streamed += dataLength;
  });
  return {
    stop: async () => {
      await devtools.detach();
      return { readings: [...asked.values()], streamed };
    },
  };
}

/** The highest number of requests that began within one second. */
export function mostInSecond(readings: readonly Reading[]): number {
  const times = readings.map(({ at }) => at).sort((one, other) => one - other);
  return times.reduce(
    (most, from, index) => Math.max(most, times.slice(index).filter((at) => at - from < 1_000).length),
    0,
  );
}
