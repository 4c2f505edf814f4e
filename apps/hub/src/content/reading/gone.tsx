import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useContentWords } from '#hub/content/use-content-words.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';

/** Says that the content was deleted or withdrawn. */
export function Gone({ title, to, toText }: { title: string; to: string; toText: string }) {
  const { t } = useContentWords();
  return (
    <StoreFrame title={title} back={{ to, label: toText }}>
      <EmptyState
        title={t('gone.title')}
        text={t('gone.text')}
        action={
          <Button size="lg" renderRoot={(props) => <Link to={to} {...props} />}>
            {toText}
          </Button>
        }
      />
    </StoreFrame>
  );
}
