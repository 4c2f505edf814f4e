import { Loading, SkeletonCards } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';

/** Skeleton of a screen that brings no `pendingComponent` of its own. */
export function PagePending() {
  const { t } = useTranslation('app');
  return (
    <Loading label={t('loading')}>
      <SkeletonCards />
    </Loading>
  );
}
