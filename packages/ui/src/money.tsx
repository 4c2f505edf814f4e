import styles from './money.module.css';

type MoneyProps = {
  /** Already formatted, with its currency. */
  children: string;
  /** `md` in rows, `lg` for the sum of a card, `xl` for the main amount of a sheet. */
  size?: 'md' | 'lg' | 'xl';
  tone?: 'ink' | 'muted' | 'brand' | 'danger';
  isBold?: boolean;
  /** A price that is no longer valid. */
  isStruck?: boolean;
};

/** An amount with tabular figures, right-aligned, never wrapped. */
export function Money({ children, size = 'md', tone = 'ink', isBold, isStruck = false }: MoneyProps) {
  const Tag = isStruck ? 's' : 'span';
  return (
    <Tag className={styles.money} data-size={size} data-tone={tone} data-bold={isBold ?? size !== 'md'}>
      {children}
    </Tag>
  );
}
