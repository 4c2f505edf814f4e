import { IconArrowLeft, IconDots } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Sheet } from '../over/sheet.tsx';
import { Logo } from './logo.tsx';
import styles from './page-frame.module.css';
import { NavButton, type NavItem, navLink, type RenderLink } from './page-nav.tsx';

export type { NavItem, NavLinkProps, RenderLink } from './page-nav.tsx';

/** Items in the bar of a phone besides the "more" button. */
const PHONE_PLACES = 4;

export type PageFrameProps = {
  renderLink: RenderLink;
  /** Target of the logo, and its label for screen readers. */
  home: { href: string; label: string };
  navItems: NavItem[];
  /**
   * Items behind the "more" button. The button shows the first badge among them. On a phone, navigation items
   * that do not fit into the bar are behind the button, too.
   */
  moreItems?: NavItem[];
  /** Below those items: signed-in user, colour scheme, sign-out. */
  moreContent?: ReactNode;
  texts: { skip: string; nav: string; more: string; close: string };
  title: string;
  /** Link to the parent screen, before the title. */
  back?: { href: string; label: string } | undefined;
  /** Beside the title: counts, states, filters. */
  left?: ReactNode;
  /** At the right end: search, clock, one action. */
  right?: ReactNode;
  /** `fixed`: the page fills the rest of the screen without padding and scrolls itself (the till). */
  layout?: 'scroll' | 'fixed';
  children: ReactNode;
};

/** Frame of every signed-in screen: rail on the left or bar at the bottom of a phone, header, content. */
export function PageFrame(props: PageFrameProps) {
  const { renderLink, home, navItems, moreItems = [], moreContent, texts, layout = 'scroll' } = props;
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const closeMore = () => setIsMoreOpen(false);

  const { badge, badgeLabel } = moreItems.find((item) => item.badge) ?? {};
  const hasMore = moreItems.length > 0 || moreContent !== undefined;
  const overflow = navItems.slice(PHONE_PLACES);
  const placeClass = (index: number) => (index < PHONE_PLACES ? undefined : styles.deskOnly);

  return (
    <div className={styles.frame} data-layout={layout}>
      <a href="#content" className={styles.skip}>
        {texts.skip}
      </a>
      <nav className={styles.rail} aria-label={texts.nav} data-keep-clear>
        {renderLink({
          href: home.href,
          className: styles.home ?? '',
          children: <Logo size={44} variant="tile" label={home.label} />,
        })}
        {navItems.map((item, index) => (
          <Fragment key={item.id}>{navLink(renderLink, { item, className: placeClass(index) })}</Fragment>
        ))}
        {(hasMore || overflow.length > 0) && (
          <div className={hasMore ? styles.more : `${styles.more} ${styles.phoneOnly}`}>
            <NavButton
              icon={<IconDots />}
              label={texts.more}
              {...(badge && { badge })}
              {...(badgeLabel && { badgeLabel })}
              onClick={() => setIsMoreOpen(true)}
            />
          </div>
        )}
      </nav>
      <PageHeader {...props} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {props.children}
      </main>
      <Sheet isOpen={isMoreOpen} onClose={closeMore} title={texts.more} closeText={texts.close} width={360}>
        <div className={styles.places}>
          {overflow.map((item) => (
            <Fragment key={item.id}>
              {navLink(renderLink, { item, className: styles.phoneOnly, onClick: closeMore })}
            </Fragment>
          ))}
          {moreItems.map((item) => (
            <Fragment key={item.id}>
              {navLink(renderLink, { item, className: undefined, onClick: closeMore })}
            </Fragment>
          ))}
        </div>
        {moreContent}
      </Sheet>
    </div>
  );
}

function PageHeader({
  renderLink,
  title,
  back,
  left,
  right,
}: Pick<PageFrameProps, 'renderLink' | 'title' | 'back' | 'left' | 'right'>) {
  return (
    <header className={styles.header} data-has-back={back !== undefined || undefined}>
      <div className={styles.start}>
        {back &&
          renderLink({
            href: back.href,
            className: styles.back ?? '',
            children: (
              <>
                <IconArrowLeft size={22} aria-hidden />
                <span className="heard-only-below-48em">{back.label}</span>
              </>
            ),
          })}
        <h1 className={styles.title}>{title}</h1>
        {left}
      </div>
      {right !== undefined && <div className={styles.end}>{right}</div>}
    </header>
  );
}
