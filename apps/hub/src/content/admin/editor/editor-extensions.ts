import { isSecureAddress } from '@maru/contract/content/document-rules.ts';
import { wrappingInputRule } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';

/** Addresses of links, and nothing else of them. */
const SecureLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  // An address that somebody only mentions stays text; a pasted one becomes a link of the selected words.
  autolink: false,
  defaultProtocol: 'https',
  protocols: ['https'],
  isAllowedUri: isSecureAddress,
  HTMLAttributes: { target: null, rel: 'noopener noreferrer' },
});

/** What begins a list while typing. A year, as in “2026. 11. 23.”, does not. */
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

/** What a text may have: the nodes of `document.ts` in the contract, and no others. Pasted text loses the rest. */
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
