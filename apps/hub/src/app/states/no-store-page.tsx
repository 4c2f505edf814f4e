import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/empty-state.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { HubFrame } from '#hub/app/frame/hub-frame.tsx';
import { useProfile } from '#hub/profile/profile.api.ts';
import { myStoresQuery } from '#hub/stores/stores.api.ts';

/** `/` for someone who is a member of no store yet. */
export function NoStorePage() {
  const { t } = useTranslation('app');
  const { username } = useProfile();
  const queryClient = useQueryClient();
  const router = useRouter();

  const lookAgain = async () => {
    await queryClient.invalidateQueries(myStoresQuery());
    await router.invalidate();
  };

  return (
    <HubFrame>
      <title>{t('name')}</title>
      <EmptyState
        title={t('stores.noneTitle')}
        text={t('stores.noneText', { username })}
        action={
          <Button variant="brand" onClick={() => void lookAgain()}>
            {t('stores.noneAgain')}
          </Button>
        }
      />
    </HubFrame>
  );
}
