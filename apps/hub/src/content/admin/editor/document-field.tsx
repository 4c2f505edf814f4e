import { Skeleton } from '@mantine/core';
import { later, usePart } from '@maru/ui/later/later.ts';
import { useId } from 'react';
import { FieldError } from '#hub/lib/forms/field-error.tsx';
import styles from './editor.module.css';
import type { RichEditorProps } from './rich-editor.tsx';

const richEditor = later(async () => (await import('./rich-editor.tsx')).RichEditor);

type DocumentFieldProps = Omit<RichEditorProps, 'describedBy' | 'isInvalid'> & {
  name: string;
  description?: string | undefined;
  error: string | undefined;
};

/** A rich text in a form. The editor is large, so it is loaded only when somebody begins to write. */
export function DocumentField({ name, description, error, ...field }: DocumentFieldProps) {
  const id = useId();
  const Editor = usePart(richEditor, true);
  return (
    <div data-field={name}>
      <p className={styles.label}>{field.label}</p>
      <div id={`${id}-about`}>
        {description && <p className={styles.description}>{description}</p>}
        <FieldError>{error}</FieldError>
      </div>
      {Editor ? (
        <Editor {...field} describedBy={`${id}-about`} isInvalid={error !== undefined} />
      ) : (
        <Skeleton height={320} radius="md" />
      )}
    </div>
  );
}
