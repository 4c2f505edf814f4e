import { PageFrame } from '@maru/ui/page-frame.tsx';
import { sessionStore } from '@maru/web/session.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { PagePending } from './page-pending.tsx';
import { Splash } from './splash.tsx';

/** The frame comes at once, before it is known who may go where; whoever is not signed in is on the way out. */
export function HubPending() {
  const { t } = useTranslation('app');
  if (sessionStore.getSnapshot().status !== 'signedIn') return <Splash />;

  return (
    <PageFrame
      renderLink={({ href, ...props }) => <Link to={href} {...props} />}
      home={{ href: paths.home(), label: t('frame.home') }}
      navItems={[]}
      texts={{ skip: t('frame.skip'), nav: t('frame.nav'), more: t('frame.more'), close: t('close') }}
      title={t('name')}
    >
      <PagePending />
    </PageFrame>
  );
}
