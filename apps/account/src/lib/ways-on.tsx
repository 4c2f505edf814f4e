import styles from './ways-on.module.css';

/** Links to alternatives, below the field whose error suggests them. */
export function WaysOn({ ways }: { ways: readonly { href: string; label: string }[] }) {
  return (
    <p className={styles.ways}>
      {ways.map(({ href, label }) => (
        <a key={href} href={href} className="small-link">
          {label}
        </a>
      ))}
    </p>
  );
}
