import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';

/** A screen of the menu before its data are there. */
export function MenuPending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <Skeleton height={48} radius="md" mb={10} />
      <Skeleton height={480} radius="md" />
    </Loading>
  );
}
