import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { HubFrame } from '#hub/app/frame/hub-frame.tsx';
import { useProfile } from '#hub/profile/profile.api.ts';
import { useLookAgain } from './use-look-again.ts';

/** `/` for someone who is a member of no store yet. */
export function NoStorePage() {
  const { t } = useTranslation('app');
  const { username } = useProfile();
  const lookAgain = useLookAgain();

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
