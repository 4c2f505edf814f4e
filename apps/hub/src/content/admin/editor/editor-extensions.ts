import { isSecureAddress } from '@maru/contract/content/document-rules.ts';
import { wrappingInputRule } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';

/** A link that has an address and no other attributes. */
const SecureLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  // A typed address stays text. Pasting an address over selected words makes them a link.
  autolink: false,
  defaultProtocol: 'https',
  protocols: ['https'],
  isAllowedUri: isSecureAddress,
  HTMLAttributes: { target: null, rel: 'noopener noreferrer' },
});

/** Matches the text that begins a numbered list. A year, as in “2026. 11. 23.”, does not begin one. */
export const listBegins = /^([1-9]\d?)\.\s$/;

const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element: HTMLElement) =>
        Math.min(Math.max(Math.trunc(Number(element.getAttribute('start'))) || 1, 1), 999),
    },
  }),
  addInputRules() {
    const rule = {
      find: listBegins,
      type: this.type,
      getAttributes: ([, number]: RegExpMatchArray) => ({ start: Number(number) }),
      joinPredicate: (
        [, number]: RegExpMatchArray,
        { childCount, attrs }: { childCount: number; attrs: { start?: number } },
      ) => childCount + (attrs.start ?? 1) === Number(number),
    };
    return [wrappingInputRule(rule)];
  },
});

/**
 * The editor allows exactly the nodes of `document.ts` in the contract. Everything else is dropped from
 * pasted text.
 */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: false,
    orderedList: false,
  }),
  NumberedList,
  SecureLink,
];
