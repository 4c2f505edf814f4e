import { Button, Textarea } from '@mantine/core';
import { formatDateTime } from '@maru/web/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { Card } from '#hub/lib/card.tsx';
import { LeaveDialog } from '#hub/lib/forms/leave-dialog.tsx';
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

  return (
    <Card title={t('comments.title')}>
      <CommentForm storeId={storeId} />
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

function CommentForm({ storeId }: { storeId: string }) {
  const { t } = useAdminWords();
  const add = useAddComment(storeId);
  const field = useRef<HTMLTextAreaElement>(null);
  const [content, setContent] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isMissing = content.trim() === '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasTried(isMissing);
    if (isMissing) return field.current?.focus();
    const sent = content.trim();
    // Text typed since then is another note.
    add.mutate(sent, { onSuccess: () => setContent((typed) => (typed.trim() === sent ? '' : typed)) });
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Textarea
        ref={field}
        label={t('comments.label')}
        description={t('comments.hint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longest}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        error={wasTried && isMissing ? t('comments.missing') : undefined}
        errorProps={{ role: 'alert' }}
      />
      <Button type="submit" loading={add.isPending}>
        {t('comments.add')}
      </Button>
      <LeaveDialog isDirty={!isMissing} />
    </form>
  );
}
