import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Back, StoreFrame } from '#hub/lib/store-frame.tsx';
import { useLastSeen } from '#hub/menu/use-last-seen.ts';
import { useAdminContentWords } from './use-admin-content-words.ts';

/** Instead of an id in the address of one that is not written yet. */
const newId = 'new';

type OneContentProps<R extends { id: string }, K extends readonly unknown[]> = {
  queryOf: (id: string) => UseSuspenseQueryOptions<R | null, Error, R | null, K>;
  back: Back;
  /** `row` is missing for a new one, and the last known state of one that somebody else has deleted. */
  render: (row: R | undefined, isGone: boolean) => ReactNode;
};

/** The editor of the row in the address, of a new one, or words where it is gone. */
export function OneContent<R extends { id: string }, K extends readonly unknown[]>(
  props: OneContentProps<R, K>,
) {
  const { contentId = newId } = useParams({ strict: false });
  if (contentId === newId) return props.render(undefined, false);
  return <Written key={contentId} id={contentId} {...props} />;
}

function Written<R extends { id: string }, K extends readonly unknown[]>({
  id,
  queryOf,
  back,
  render,
}: OneContentProps<R, K> & { id: string }) {
  const { t } = useAdminContentWords();
  const { data } = useSuspenseQuery(queryOf(id));
  const row = useLastSeen(data ?? undefined, id);
  if (row) return render(row, data === null);

  return (
    <StoreFrame title={back.label} back={back}>
      <EmptyState
        title={t('gone.title')}
        text={t('gone.text')}
        action={
          <Button size="lg" renderRoot={(link) => <Link to={back.to} {...link} />}>
            {t('gone.toList')}
          </Button>
        }
      />
    </StoreFrame>
  );
}
