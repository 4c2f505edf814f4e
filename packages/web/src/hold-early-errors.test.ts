import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { type EarlyErrors, holdEarlyErrors } from './hold-early-errors.ts';

let page: EventTarget;
let browser: ReturnType<typeof openBrowser>;

beforeEach(() => {
  page = new EventTarget();
  browser = openBrowser();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('location', { ...location, pathname: '/s/1/till' });
  vi.stubGlobal('takeEarlyErrors', undefined);
});

const watch = async () => (await import('./watch-errors.ts')).watchErrors('hub');
const reported = () => browser.sent.flatMap(({ body }) => (body ? [JSON.parse(body).message] : []));
const fail = (message: string) =>
  page.dispatchEvent(Object.assign(new Event('error'), { error: new Error(message), message }));
const rejected = (message: string) =>
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error(message) }));

test('the first errors of a page are held until they can be reported, and each is reported once', async () => {
  holdEarlyErrors();
  fail('early');
  rejected('early, too');
  expect(browser.sent).toEqual([]);

  await watch();
  fail('later');

  await vi.waitFor(() => expect(reported()).toEqual(['Error: early', 'Error: early, too', 'Error: later']));
});

test('of many early errors only the first few are held, and none once they were taken', () => {
  holdEarlyErrors();
  for (let n = 0; n < 100; n += 1) fail(`early ${n}`);
  const { takeEarlyErrors } = globalThis as EarlyErrors;
  expect(takeEarlyErrors?.()).toHaveLength(5);
  fail('later');
  expect(takeEarlyErrors?.()).toHaveLength(5);
});

test('a page that does not hold early errors still reports later errors', async () => {
  await watch();
  fail('later');
  await vi.waitFor(() => expect(reported()).toEqual(['Error: later']));
});
