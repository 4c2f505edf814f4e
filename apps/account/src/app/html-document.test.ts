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
const files = { script: '/s.js', preloads: ['/p.js'], styles: ['/s.css'] };

test('a static page has no script at all, and no data for one', () => {
  const html = htmlDocument({ title: '', body: '<p>words</p>', data, files, isStatic: true });
  expect(html).not.toMatch(/script|preload/i);
  expect(html).toContain('<link rel="stylesheet" href="/s.css">');
  expect(html).toContain('<p>words</p>');
});

test('what came in the address cannot end its data block, nor a title its element', () => {
  const html = htmlDocument({ title: '<b>&', body: '', data, files, isStatic: false });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('<title>&lt;b>&amp;</title>');
  const block = /<script type="application\/json" id="page">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(data);
});

test('no script stands in the document, its language is that of the texts', () => {
  const html = htmlDocument({ title: '', body: '', data, files, isStatic: false });
  const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)].filter(
    ([, attributes]) => !attributes?.includes('json'),
  );
  expect(scripts.map(([, , content]) => content)).toEqual(['']);
  expect(html).toContain('<html lang="en"');
});
