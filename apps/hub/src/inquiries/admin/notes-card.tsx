import { longestNote } from '@maru/contract/inquiries/inquiry-rules.ts';
import { formatDateTime } from '@maru/web/format.ts';
import { Card } from '#hub/lib/card.tsx';
import { WritingForm } from '#hub/lib/forms/writing-form.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { type Inquiry, useAddNote } from './admin-inquiries.api.ts';
import styles from './inquiries.module.css';
import { useInquiryWords } from './use-inquiry-words.ts';

/** Notes by admins for admins. The sender of the inquiry never sees them. */
export function NotesCard({ inquiry: { id, notes } }: { inquiry: Inquiry }) {
  const { t, language } = useInquiryWords();
  const { mutateAsync: add, isPending } = useAddNote(id);
  return (
    <Card title={t('notes.title')}>
      <WritingForm
        name="note"
        words={{
          label: t('notes.label'),
          hint: t('notes.hint'),
          missing: t('notes.missing'),
          act: t('notes.add'),
        }}
        longest={longestNote}
        rows={2}
        isPending={isPending}
        onSend={add}
      />
      <ol className={styles.entries}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.text}>{note.content}</p>
            <p className={styles.muted}>
              <span>{personName(note.authorName)}</span>
              <time dateTime={note.at}>{formatDateTime(note.at, language)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
