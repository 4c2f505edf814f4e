import { Facts } from '@maru/ui/facts/facts.tsx';
import { UnmaskDialog } from '#hub/lib/forms/unmask-dialog.tsx';
import { useUserWords } from '#hub/users/use-user-words.ts';
import { useUnmaskUser } from '#hub/users/users.api.ts';
import { contactFacts } from './contact-facts.ts';

const usualReasons = ['CONTACT', 'CHECK'] as const;

/** Shows name, addresses and numbers in full. */
export function UnmaskUserDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useUserWords();
  const { mutate, data: user, isPending } = useUnmaskUser(userId);

  return (
    <UnmaskDialog
      words={{
        ...{ title: t('unmask.open'), text: t('unmask.text'), why: t('unmask.why') },
        ...{ act: t('unmask.act'), close: t('app:close') },
      }}
      reasons={usualReasons.map((usual) => t(`unmask.reasons.${usual}`))}
      shown={user && <Facts areBeside rows={contactFacts(user, t)} />}
      isPending={isPending}
      onUnmask={mutate}
      onClose={onClose}
    />
  );
}
