import { Button } from '@mantine/core';
import { isSecureAddress } from '@maru/contract/content/document-rules.ts';
import { readWebAddress } from '@maru/contract/web-address.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import type { Editor } from '@tiptap/react';
import { type SubmitEvent, useState } from 'react';
import { useAdminContentWords } from '../use-admin-content-words.ts';
import styles from './editor.module.css';

/** Makes the selected words a link, or changes or removes the link at the cursor. https only. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useAdminContentWords();
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [wasTried, setWasTried] = useState(false);
  const address = readWebAddress(typed.trim());
  const isRight = isSecureAddress(address);

  function save(event: SubmitEvent) {
    event.preventDefault();
    // React would bubble the submit to the form around the editor, which would save.
    event.stopPropagation();
    setWasTried(true);
    if (!isRight) return;
    writeLink(editor, address);
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('link.title')}
      closeText={t('app:close')}
      width={440}
      firstFocus="field"
    >
      <form noValidate onSubmit={save}>
        <TextInput
          autoFocus
          label={t('link.address')}
          description={t('link.hint')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
          error={wasTried && !isRight ? t('link.wrong') : undefined}
        />
        <div className={styles.linkButtons}>
          {before !== '' && (
            <Button size="lg" onClick={remove}>
              {t('link.remove')}
            </Button>
          )}
          <Button type="submit" size="lg" variant="action">
            {t('link.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** If no words are selected, the address itself becomes the text. */
function writeLink(editor: Editor, href: string) {
  const isInLink = editor.isActive('link');
  if (editor.state.selection.empty && !isInLink) {
    const text = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
    editor.chain().focus().insertContent(text).run();
  } else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}
