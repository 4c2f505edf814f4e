import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkTabs } from './link-tabs.tsx';

const tabs = [
  { href: '/a', label: 'A', isCurrent: true },
  { href: '/b', label: 'B', isCurrent: false },
];

test('spec 2 · recovery: two tabs are links to their addresses, and the open one is marked as current', () => {
  const html = renderToStaticMarkup(<LinkTabs label="ways" tabs={tabs} />);

  expect(html).toContain('<nav aria-label="ways"');
  expect(html).toMatch(/<a href="\/a"[^>]*aria-current="page"[^>]*>A<\/a>/);
  expect(html).toMatch(/<a href="\/b"(?![^>]*aria-current)[^>]*>B<\/a>/);
});
