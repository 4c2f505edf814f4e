import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './loading.module.css';

type LoadingProps = {
  /** Announced once; screen readers ignore the shapes. */
  label: string;
  children: ReactNode;
};

/** Shows skeletons in the size of the content, to avoid layout shift. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true">
      <span className="heard-only">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}

/** Lines of text; the last one is shorter. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <div className={styles.lines}>
      {positions(count).map((line) => (
        <Skeleton key={line} height={16} width={line === count - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}

/** Cards or tiles in a grid; sizes in CSS pixels. */
export function SkeletonCards({ count = 8, minWidth = 220, height = 128 }) {
  return (
    <div
      className={styles.cards}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))` }}
    >
      {positions(count).map((card) => (
        <Skeleton key={card} height={height} radius="md" />
      ))}
    </div>
  );
}

const positions = (count: number) => Array.from({ length: count }, (_, position) => position);
