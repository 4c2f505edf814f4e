import type { ReactNode, Ref } from 'react';
import styles from './category-bar.module.css';

type BarButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  icon: ReactNode;
  opens?: 'dialog';
  onClick: () => void;
};

/** A round button in the row of the categories. */
export function BarButton({ ref, label, icon, opens, onClick }: BarButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      title={label}
      aria-haspopup={opens}
      onClick={onClick}
    >
      {icon}
      <span className="heard-only">{label}</span>
    </button>
  );
}
