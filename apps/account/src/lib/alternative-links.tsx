import styles from './alternative-links.module.css';

/** Links to alternatives, below the field whose error suggests them. */
export function AlternativeLinks({ ways }: { ways: readonly { href: string; label: string }[] }) {
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
