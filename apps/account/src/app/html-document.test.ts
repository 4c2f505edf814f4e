import { expect, test } from 'vitest';
import { htmlDocument } from './html-document.ts';
import type { PageData } from './page-data.ts';

const data: PageData = {
  path: '/',
  query: '</script><script>alert(1)</script>',
  language: 'en',
  config: {
    environment: 'trial',
    accountUrl: 'http://a',
    hubUrl: 'http://b',
    clientId: 'maru-hub',
    signUpConsentLine: 'shown',
  },
  content: {},
  texts: {},
};
const files = {
  script: '/s.js',
  preloads: ['/p.js', '/q.js'],
  styles: ['/s.css'],
  fonts: '/f.css',
};

const startScript = 'document.title="a $& of its own"';

test('a static page has no script and no data block', () => {
  const html = htmlDocument({ title: '', body: '<p>words</p>', data, files, startScript, isStatic: true });
  expect(html).not.toMatch(/script|preload/i);
  expect(html).toContain('<link rel="stylesheet" href="/s.css">');
  expect(html).toContain('<p>words</p>');
});

test('text from the address cannot close the data block or the title', () => {
  const html = htmlDocument({ title: '<b>&', body: '', data, files, startScript, isStatic: false });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('<title>&lt;b>&amp;</title>');
  const block = /<script type="application\/json" id="page">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(data);
});

test('only styles load before the first paint; if scripts are off, the fonts load, too', () => {
  const html = htmlDocument({ title: '', body: '', data, files, startScript, isStatic: false });
  const [head = ''] = html.replace(/<noscript>.*<\/noscript>/, '').split('</head>');
  expect([...head.matchAll(/<link rel="(\w+)" href="([^"]+)"/g)].map(([, ...link]) => link)).toEqual([
    ['icon', '/icon.svg'],
    ['stylesheet', '/s.css'],
  ]);
  expect(head).toContain('id="start" data-script="/s.js" data-preloads="/p.js /q.js" data-fonts="/f.css"');
  expect(html).toContain('<noscript><link rel="stylesheet" href="/f.css"></noscript>');
});

test('the start script runs before the page is parsed and waits for no styles', () => {
  const html = htmlDocument({ title: '', body: '', data, files, startScript, isStatic: false });
  expect(html).toContain('<script id="start"');
  expect(html.indexOf('id="start"')).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

test('the start script is the only inline script, and the document has the language of its texts', () => {
  const html = htmlDocument({ title: '', body: '', data, files, startScript, isStatic: false });
  const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)].filter(
    ([, attributes]) => !attributes?.includes('json'),
  );
  expect(scripts.map(([, , content]) => content)).toEqual([startScript]);
  expect(html).toContain('<html lang="en"');
});
