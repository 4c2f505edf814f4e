import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Back, StoreFrame } from '#hub/lib/store-frame.tsx';
import { useLastSeen } from '#hub/menu/use-last-seen.ts';
import { useAdminContentWords } from './use-admin-content-words.ts';

/** In the address of a new row, in place of an id. */
const newId = 'new';

type OneContentProps<R extends { id: string }, K extends readonly unknown[]> = {
  queryOf: (id: string) => UseSuspenseQueryOptions<R | null, Error, R | null, K>;
  back: Back;
  /** `row` is missing for a new row. If somebody else deleted the row, it is the last known state. */
  render: (row: R | undefined, isGone: boolean) => ReactNode;
};

/** Shows the editor for the row in the address or for a new row, or says that the row was deleted. */
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
