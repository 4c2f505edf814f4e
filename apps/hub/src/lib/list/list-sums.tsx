import styles from './list-sums.module.css';

export type ListSum = {
  name: string;
  value: string;
  /** Text below the value: how many, or of what. */
  more?: string | undefined;
  isMain?: boolean;
};

/** Shows the sums of all rows of a list, not only of those on the page. */
export function ListSums({ label, sums }: { label?: string; sums: readonly ListSum[] }) {
  return (
    <dl className={`card-box ${styles.sums}`} aria-label={label}>
      {sums.map(({ name, value, more, isMain = false }) => (
        <div key={name} className={styles.sum} data-main={isMain}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more && <span className={styles.more}>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
