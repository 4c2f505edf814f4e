import { Facts } from '@maru/ui/facts/facts.tsx';
import { UnmaskDialog } from '#hub/lib/forms/unmask-dialog.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { useUnmaskEntry } from './event-log.api.ts';
import { useLogWords } from './use-log-words.ts';

const usualReasons = ['FAULT', 'COMPLAINT'] as const;

/** Shows the people of an entry. */
export function UnmaskLoggedEntryDialog({ entryId, onClose }: { entryId: string; onClose: () => void }) {
  const { t } = useLogWords();
  const { mutate, data: entry, isPending } = useUnmaskEntry(entryId);
  const people =
    entry &&
    (['actor', 'account'] as const).flatMap((who) =>
      entry[who] === null ? [] : { label: t(`entry.${who}`), value: personName(entry[who]) },
    );

  return (
    <UnmaskDialog
      words={{
        ...{ title: t('unmask.title'), text: t('unmask.text'), why: t('unmask.why') },
        ...{ act: t('unmask.act'), close: t('app:close') },
      }}
      reasons={usualReasons.map((usual) => t(`unmask.reasons.${usual}`))}
      shown={people && <Facts areBeside rows={people} />}
      isPending={isPending}
      onUnmask={mutate}
      onClose={onClose}
    />
  );
}
