import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';

/** Skeleton of a menu screen. */
export function MenuPending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <Skeleton height={48} radius="md" mb={10} />
      <Skeleton height={480} radius="md" />
    </Loading>
  );
}
