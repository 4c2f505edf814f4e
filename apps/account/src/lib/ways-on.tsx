import styles from './ways-on.module.css';

/** Where one may go instead, right below the field whose mistake leads there. */
export function WaysOn({ ways }: { ways: readonly { href: string; label: string }[] }) {
  return (
    <p className={styles.ways}>
      {ways.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
