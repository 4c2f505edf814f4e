import styles from './link-tabs.module.css';

type LinkTabsProps = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { href: string; label: string; isCurrent: boolean }[];
};

/** Tabs that are addresses: links, which back, reload and a second window understand. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          href={tab.href}
          className={styles.tab}
          {...(tab.isCurrent ? { 'aria-current': 'page' } : {})}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
