import { Notices } from '@maru/ui/notice/notices.tsx';
import { UiProvider } from '@maru/ui/provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';
import { ShownKeys } from './shown-keys.tsx';

export function Providers() {
  const { t } = useTranslation('app');
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ShownKeys />
        <Notices regionLabel={t('notices.region')} closeText={t('close')} />
      </QueryClientProvider>
    </UiProvider>
  );
}
