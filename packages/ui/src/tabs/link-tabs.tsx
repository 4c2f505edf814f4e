import type { MouseEvent } from 'react';
import styles from './link-tabs.module.css';

type LinkTabsProps = {
  /** Label of the tabs for screen readers. */
  label: string;
  tabs: readonly { href: string; label: string; isCurrent: boolean }[];
  /** Switches the tab in place, to keep typed text; without it the browser follows the link. */
  onFollow?: (href: string) => void;
};

/** Tabs that are links, so that back, reload and a second window work. */
export function LinkTabs({ label, tabs, onFollow }: LinkTabsProps) {
  const handleClick = (event: MouseEvent, href: string) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!onFollow || opensElsewhere) return;
    event.preventDefault();
    onFollow(href);
  };

  return (
    <nav aria-label={label} className={styles.root} data-many={tabs.length > 4}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          href={tab.href}
          className={styles.tab}
          onClick={(event) => handleClick(event, tab.href)}
          {...(tab.isCurrent ? { 'aria-current': 'page' } : {})}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
