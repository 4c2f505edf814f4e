import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider.tsx';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';

const texts = { skip: 'to the content', nav: 'places', more: 'more', close: 'close' };
const item = (id: string, isActive = false) => ({ id, label: id, icon: null, href: `/${id}`, isActive });

function render(props: Partial<PageFrameProps>) {
  return renderToStaticMarkup(
    <UiProvider>
      <PageFrame
        renderLink={({ children, ...link }) => <a {...link}>{children}</a>}
        home={{ href: '/', label: 'home' }}
        navItems={[item('till'), item('orders', true)]}
        texts={texts}
        title="Orders"
        {...props}
      >
        content
      </PageFrame>
    </UiProvider>,
  );
}

test('a link that skips the navigation comes before it', () => {
  const html = render({});

  expect(html.indexOf('href="#content"')).toBeLessThan(html.indexOf('<nav'));
  expect(html).toMatch(/<main id="content" tabindex="-1"/);
});

test('the link of the current page, rendered by the app, has aria-current', () => {
  const html = render({});

  expect(html).toMatch(/<a href="\/orders"[^>]*aria-current="page"/);
  expect(html).not.toMatch(/<a href="\/till"[^>]*aria-current/);
});

test('a subpage has a back link before its title, and other pages have none', () => {
  const html = render({ back: { href: '/orders', label: 'all orders' } });

  expect(html).toMatch(/<a href="\/orders"[^>]*><svg.*?all orders.*?<\/a><h1/s);
  expect(render({})).not.toMatch(/<\/a><h1/);
});

test('the button for more items is shown only if there are more items', () => {
  expect(render({})).not.toContain('aria-haspopup="dialog"');
  expect(render({ moreItems: [item('settings')] })).toContain('aria-haspopup="dialog"');
});
