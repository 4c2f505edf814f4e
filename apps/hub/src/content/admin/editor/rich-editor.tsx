import { type Document, isBlank } from '@maru/contract/content/document.ts';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { isSame } from '#hub/lib/forms/draft.ts';
import { useAdminContentWords } from '../use-admin-content-words.ts';
import styles from './editor.module.css';
import { editorExtensions } from './editor-extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { Toolbar } from './toolbar.tsx';

export type RichEditorProps = {
  label: string;
  lang: 'ko' | 'en';
  /** Ids of the elements that describe the field. */
  describedBy: string;
  isInvalid: boolean;
  value: Document | null;
  /** Called with null while there is no text. */
  onChange: (value: Document | null) => void;
};

const empty = { type: 'doc', content: [{ type: 'paragraph' }] };

/** An editor for text with headings, lists and links. Its document is plain JSON. */
export function RichEditor({ label, lang, describedBy, isInvalid, value, onChange }: RichEditorProps) {
  const { t } = useAdminContentWords();
  const [isLinking, setIsLinking] = useState(false);
  const written = useRef(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });

  const editor = useEditor({
    extensions: editorExtensions,
    content: value ?? empty,
    shouldRerenderOnTransaction: false,
    onUpdate({ editor }) {
      const document = editor.getJSON() as Document;
      written.current = isBlank(document) ? null : document;
      change.current(written.current);
    },
  });

  // The value changed from outside: another person's version, or the saved one after a reset.
  useEffect(() => {
    if (isSame(written.current, value)) return;
    written.current = value;
    editor.commands.setContent(value ?? empty, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-describedby': describedBy,
          'aria-invalid': String(isInvalid),
          lang,
          class: styles.text ?? '',
        },
      },
    });
  }, [editor, label, lang, describedBy, isInvalid]);

  return (
    <div className={styles.editor} data-invalid={isInvalid || undefined}>
      <Toolbar editor={editor} label={t('tools.label', { field: label })} onLink={() => setIsLinking(true)} />
      <EditorContent editor={editor} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </div>
  );
}
