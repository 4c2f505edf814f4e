import styles from './money.module.css';

type MoneyProps = {
  /** Already formatted, with its currency. */
  children: string;
  /** `md` in rows, `lg` for a sum, `xl` for the number of the screen. */
  size?: 'md' | 'lg' | 'xl';
  tone?: 'ink' | 'muted' | 'danger' | 'success';
  isBold?: boolean;
  /** A price that no longer holds. */
  isStruck?: boolean;
};

/** An amount: figures of one width, at the right end of its place, never broken in two lines. */
export function Money({ children, size = 'md', tone = 'ink', isBold, isStruck = false }: MoneyProps) {
  const Tag = isStruck ? 's' : 'span';
  return (
    <Tag className={styles.money} data-size={size} data-tone={tone} data-bold={isBold ?? size !== 'md'}>
      {children}
    </Tag>
  );
}
