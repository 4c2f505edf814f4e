import { ActionIcon } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLine,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useAdminContentWords } from '../use-admin-content-words.ts';
import styles from './editor.module.css';

type Tool = {
  id: 'h2' | 'h3' | 'bold' | 'italic' | 'link' | 'bullets' | 'numbers' | 'quote' | 'line' | 'undo' | 'redo';
  Icon: ComponentType<{ size: number }>;
  run: (editor: Editor) => void;
  /** Whether the format is on at the cursor; missing for tools that only act. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
};

const heading = (level: 2 | 3) => ({
  run: (editor: Editor) => void editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor: Editor) => editor.isActive('heading', { level }),
});

const tools: readonly Tool[] = [
  { id: 'h2', Icon: IconH2, ...heading(2) },
  { id: 'h3', Icon: IconH3, ...heading(3) },
  {
    id: 'bold',
    Icon: IconBold,
    run: (editor) => void editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    id: 'italic',
    Icon: IconItalic,
    run: (editor) => void editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  { id: 'link', Icon: IconLink, run: () => undefined, isOn: (editor) => editor.isActive('link') },
  {
    id: 'bullets',
    Icon: IconList,
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    id: 'numbers',
    Icon: IconListNumbers,
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    id: 'quote',
    Icon: IconBlockquote,
    run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { id: 'line', Icon: IconLine, run: (editor) => void editor.chain().focus().setHorizontalRule().run() },
  {
    id: 'undo',
    Icon: IconArrowBackUp,
    run: (editor) => void editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    id: 'redo',
    Icon: IconArrowForwardUp,
    run: (editor) => void editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];

type ToolbarProps = { editor: Editor; label: string; onLink: () => void };

/** A single tab stop; the arrow keys move between tools. */
export function Toolbar({ editor, label, onLink }: ToolbarProps) {
  const { t } = useAdminContentWords();
  const states = useEditorState({
    editor,
    selector: ({ editor }) =>
      tools.map(({ isOn, isOff }) => ({ isOn: isOn?.(editor), isOff: isOff?.(editor) ?? false })),
  });

  return (
    <div role="toolbar" aria-label={label} className={styles.toolbar} onKeyDown={moveByArrows}>
      {tools.map(({ id, Icon, run }, place) => {
        const { isOn, isOff } = states[place] ?? { isOn: undefined, isOff: false };
        return (
          <ActionIcon
            key={id}
            variant={isOn ? 'light' : 'subtle'}
            size={44}
            aria-label={t(`tools.${id}`)}
            title={t(`tools.${id}`)}
            tabIndex={place === 0 ? 0 : -1}
            aria-disabled={isOff}
            {...(isOn !== undefined && { 'aria-pressed': isOn })}
            {...(isOff && { 'data-disabled': true })}
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (id === 'link' ? onLink() : run(editor))}
          >
            <Icon size={20} />
          </ActionIcon>
        );
      })}
    </div>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.findIndex((button) => button.matches(':focus'));
  const to = placeAfter(event.key, from, buttons.length);
  const target = to === undefined ? undefined : buttons.at(to);
  if (!target) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  target.focus();
}

function placeAfter(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
