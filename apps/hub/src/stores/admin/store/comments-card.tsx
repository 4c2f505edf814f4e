import { formatDateTime } from '@maru/web/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '#hub/lib/card.tsx';
import { WritingForm } from '#hub/lib/forms/writing-form.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { commentsQuery } from '#hub/stores/admin/admin.api.ts';
import { useAddComment } from '#hub/stores/admin/admin-acts.api.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './entries.module.css';
import { EntryList } from './entry-list.tsx';

const longest = 1_000;

/** Internal notes of admins. Members of the store never see them. */
export function CommentsCard({ storeId }: { storeId: string }) {
  const { t, language } = useAdminWords();
  const query = useInfiniteQuery(commentsQuery(storeId));
  const { mutateAsync: add, isPending } = useAddComment(storeId);

  return (
    <Card title={t('comments.title')}>
      <WritingForm
        name="comment"
        words={{
          label: t('comments.label'),
          hint: t('comments.hint'),
          missing: t('comments.missing'),
          act: t('comments.add'),
        }}
        longest={longest}
        rows={2}
        isPending={isPending}
        onSend={add}
      />
      <EntryList
        query={query}
        none={t('comments.none')}
        renderEntry={({ content, authorName, createdAt }) => (
          <>
            <p className={styles.text}>{content}</p>
            <p className={styles.who}>
              <span>{personName(authorName)}</span>
              <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
            </p>
          </>
        )}
      />
    </Card>
  );
}
