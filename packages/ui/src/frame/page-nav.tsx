import type { ReactNode } from 'react';
import styles from './page-nav.module.css';

export type NavItem = {
  id: string;
  label: string;
  icon: ReactNode;
  href: string;
  isActive?: boolean;
  /** A short count on the icon, such as `3`; `badgeLabel` explains it. */
  badge?: string;
  badgeLabel?: string;
};

/** Props of a link in the frame; the app renders its router's link, with `href` as the target. */
export type NavLinkProps = {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page';
  onClick?: () => void;
};

export type RenderLink = (props: NavLinkProps) => ReactNode;

type NavLinkArgs = { item: NavItem; className: string | undefined; onClick?: () => void };

/** One item of the navigation, rendered as the router's link. */
export function navLink(renderLink: RenderLink, { item, className, onClick }: NavLinkArgs) {
  return renderLink({
    href: item.href,
    className: `${styles.item} ${className ?? ''}`,
    ...(item.isActive ? { 'aria-current': 'page' as const } : {}),
    ...(onClick ? { onClick } : {}),
    children: (
      <>
        <span className={styles.icon} aria-hidden>
          {item.icon}
          {item.badge && <span className={styles.badge}>{item.badge}</span>}
        </span>
        <span className={styles.label}>{item.label}</span>
        {item.badgeLabel && <span className="heard-only">{item.badgeLabel}</span>}
      </>
    ),
  });
}

type NavButtonProps = Pick<NavItem, 'icon' | 'label' | 'badge' | 'badgeLabel'> & { onClick: () => void };

/** The "more" button, styled like an item. */
export function NavButton({ icon, label, badge, badgeLabel, onClick }: NavButtonProps) {
  return (
    <button type="button" className={styles.item} aria-haspopup="dialog" onClick={onClick}>
      <span className={styles.icon} aria-hidden>
        {icon}
        {badge && <span className={styles.badge}>{badge}</span>}
      </span>
      <span className={styles.label}>{label}</span>
      {badgeLabel && <span className="heard-only">{badgeLabel}</span>}
    </button>
  );
}
