import { expect, test } from 'vitest';
import { describeAgent } from './describe-agent.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S918N)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${windows} ${webkit} Chrome/126.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} ${webkit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${webkit} Chrome/126.0.0.0 Whale/3.27 Safari/537.36`, 'Whale', 'Windows'],
  [`${windows} ${webkit} Chrome/126.0.0.0 Safari/537.36 OPR/112.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Windows'],
  [`${android} ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `${android} ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `${android} ${webkit} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 KAKAOTALK 10.8.0`,
    'KakaoTalk',
    'Android',
  ],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 1200)`, 'NAVER', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) Version/16.6 Mobile/15E148 Safari/604.1', 'Safari', 'iPad'],
  [`${mac} Version/17.5 Safari/605.1.15`, 'Safari', 'macOS'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/126.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/126.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['curl/8.5.0', null, null],
  ['', null, null],
  [null, null, null],
])('%s', (agent, browser, system) => {
  expect(describeAgent(agent)).toEqual({ browser, system });
});
