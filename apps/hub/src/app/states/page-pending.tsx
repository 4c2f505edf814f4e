import { Loading, SkeletonCards } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';

/** While a screen loads; a screen with a shape of its own brings its own `pendingComponent`. */
export function PagePending() {
  const { t } = useTranslation('app');
  return (
    <Loading label={t('loading')}>
      <SkeletonCards />
    </Loading>
  );
}
