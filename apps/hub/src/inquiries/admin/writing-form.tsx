import { Button, Textarea } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { LeaveDialog } from '#hub/lib/forms/leave-dialog.tsx';
import styles from './inquiries.module.css';

type WritingFormProps = {
  words: { label: string; hint: string; missing: string; act: string; unsent?: string; discard?: string };
  longest: number;
  rows: number;
  isMain?: boolean;
  /** What was written stays: it may be sent once the inquiry is this admin's. */
  isDisabled?: boolean;
  /** Nothing can be sent any more. What was written and not sent stays to be copied. */
  isClosed?: boolean;
  isPending: boolean;
  onSend: (text: string) => Promise<unknown>;
};

/** A text and the button that sends it. What was written stays until the server has it. */
export function WritingForm(props: WritingFormProps) {
  const { words, longest, rows, isMain = false, isDisabled = false } = props;
  const { isClosed = false, isPending, onSend } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isMissing = text.trim() === '';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(isMissing);
    if (isMissing) return field.current?.focus();
    const sent = text.trim();
    // A refusal is a notice. Text typed since then is another one.
    void onSend(sent).then(
      () => setText((typed) => (typed.trim() === sent ? '' : typed)),
      () => undefined,
    );
  }

  if (isClosed && isMissing) return null;
  if (isClosed)
    return (
      <div className={styles.form} role="status">
        <p className={styles.text}>{words.unsent}</p>
        <Textarea label={words.label} readOnly autosize minRows={rows} maxRows={16} value={text} />
        <Button onClick={() => setText('')}>{words.discard}</Button>
        <LeaveDialog isDirty />
      </div>
    );
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Textarea
        ref={field}
        label={words.label}
        description={words.hint}
        autosize
        minRows={rows}
        maxRows={16}
        maxLength={longest}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={wasTried && isMissing ? words.missing : undefined}
        errorProps={{ role: 'alert' }}
      />
      <Button type="submit" {...(isMain && { variant: 'action' })} disabled={isDisabled} loading={isPending}>
        {words.act}
      </Button>
      <LeaveDialog isDirty={!isMissing} />
    </form>
  );
}
