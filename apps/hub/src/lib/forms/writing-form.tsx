import { Button, Textarea } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { CountedTextarea } from './counted-textarea.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useTooLong } from './use-too-long.ts';
import styles from './writing-form.module.css';

type WritingFormProps = {
  name: string;
  words: { label: string; hint: string; missing: string; act: string };
  longest: number;
  rows: number;
  isMain?: boolean;
  /** Nothing can be sent now. The text stays and may be sent later. */
  isDisabled?: boolean;
  /** Nothing can ever be sent again. */
  final?: Final | undefined;
  isPending: boolean;
  onFocus?: () => void;
  onSend: (text: string) => Promise<unknown>;
};

type Final = {
  /** Whether this text was already sent, although the reply was lost. */
  wasSent: (text: string) => boolean;
  words: { sent: string; unsent: string; discard: string };
};

/** A field for a text, with a button that sends it. The text stays until the server has it. */
export function WritingForm(props: WritingFormProps) {
  const { name, words, longest, rows, isMain = false, isDisabled = false } = props;
  const { final, isPending, onFocus, onSend } = props;
  const tooLong = useTooLong();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isMissing = text.trim() === '';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(isMissing);
    if (isMissing || tooLong(text, longest) !== undefined) return field.current?.focus();
    const sent = text.trim();
    // A refusal is shown as a notice. Text typed since the press stays, because it is a new text.
    void onSend(sent).then(
      () => setText((typed) => (typed.trim() === sent ? '' : typed)),
      () => undefined,
    );
  }

  if (final && isMissing) return null;
  if (final)
    return <FinalForm {...final} label={words.label} rows={rows} text={text} onDiscard={() => setText('')} />;
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <CountedTextarea
        ref={field}
        name={name}
        label={words.label}
        description={words.hint}
        most={longest}
        rows={rows}
        maxRows={16}
        value={text}
        onChange={setText}
        {...(onFocus && { onFocus })}
        error={wasTried && isMissing ? words.missing : undefined}
      />
      <Button type="submit" {...(isMain && { variant: 'action' })} disabled={isDisabled} loading={isPending}>
        {words.act}
      </Button>
      <LeaveDialog isDirty={!isMissing} />
    </form>
  );
}

type FinalFormProps = Final & { label: string; rows: number; text: string; onDiscard: () => void };

/** Keeps an unsent text on the screen, so that it can be copied. */
function FinalForm({ wasSent, words, label, rows, text, onDiscard }: FinalFormProps) {
  if (wasSent(text))
    return (
      <p className={styles.text} role="status">
        {words.sent}
      </p>
    );
  return (
    <div className={styles.form} role="status">
      <p className={styles.text}>{words.unsent}</p>
      <Textarea label={label} readOnly autosize minRows={rows} maxRows={16} value={text} />
      <Button onClick={onDiscard}>{words.discard}</Button>
      <LeaveDialog isDirty />
    </div>
  );
}
