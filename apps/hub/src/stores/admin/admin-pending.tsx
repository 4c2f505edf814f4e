import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/loading.tsx';
import { useTranslation } from 'react-i18next';

/** An admin's screen before it is there. */
export function AdminPending() {
  const { t } = useTranslation('app');
  return (
    <Loading label={t('loading')}>
      <Skeleton height={44} radius="md" mb={10} />
      <Skeleton height={420} radius="md" />
    </Loading>
  );
}
