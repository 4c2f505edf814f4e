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

test('the first thing to reach is a way past the navigation', () => {
  const html = render({});

  expect(html.indexOf('href="#content"')).toBeLessThan(html.indexOf('<nav'));
  expect(html).toMatch(/<main id="content" tabindex="-1"/);
});

test('the place where one is is marked, by the link that the app draws', () => {
  const html = render({});

  expect(html).toMatch(/<a href="\/orders"[^>]*aria-current="page"/);
  expect(html).not.toMatch(/<a href="\/till"[^>]*aria-current/);
});

test('a screen below another one has the way back before its title, and others have none', () => {
  const html = render({ back: { href: '/orders', label: 'all orders' } });

  expect(html).toMatch(/<a href="\/orders"[^>]*><svg.*?all orders.*?<\/a><h1/s);
  expect(render({})).not.toMatch(/<\/a><h1/);
});

test('the button for the rest is there only where there is a rest', () => {
  expect(render({})).not.toContain('aria-haspopup="dialog"');
  expect(render({ moreItems: [item('settings')] })).toContain('aria-haspopup="dialog"');
});
