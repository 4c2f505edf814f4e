import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type PendingScreenProps = {
  /** Class of the screen's own layout. */
  className?: string | undefined;
  /** Shown before the cards. */
  children?: ReactNode;
  /** Heights of the cards, in CSS pixels. */
  cards?: readonly number[];
};

/** Placeholder of a screen while its data load. */
export function PendingScreen({ className, children, cards = [] }: PendingScreenProps) {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <div className={className}>
        {children}
        {cards.map((height) => (
          <Skeleton key={height} height={height} radius="md" />
        ))}
      </div>
    </Loading>
  );
}
