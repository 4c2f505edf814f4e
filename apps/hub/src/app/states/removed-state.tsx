import { Button } from '@mantine/core';
import { MessageState } from '@maru/ui/states/message-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { WholePage } from '#hub/lib/whole-page.tsx';

/** Replaces the screens of a store that the person is no longer a member of. */
export function RemovedState({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useTranslation('app');
  const to = hasOthers ? paths.home() : paths.newStore();

  return (
    <WholePage title={t('removed.title')}>
      <MessageState title={t('removed.title')} text={t('removed.text')} role="status">
        <Button variant="brand" renderRoot={(props) => <Link to={to} {...props} />}>
          {t(hasOthers ? 'removed.others' : 'stores.open')}
        </Button>
      </MessageState>
    </WholePage>
  );
}
