import { newKey } from '@maru/web/new-key.ts';
import type { LineChange, NewLine } from './cart.ts';
import type { TypedDraft } from './typed-line-sheet.tsx';

/** The fields of a typed-in cart line. No menu can change it, so `seen` is what was typed. */
export function typedLine({ name, unitPrice, taxable, place, note, discount }: TypedDraft) {
  const seen = { name, nameEn: null, unitPrice };
  return { unitPrice, taxable, place, note, discount, seen } satisfies LineChange;
}

export function newTypedLine(draft: TypedDraft): NewLine {
  const { unitPrice, taxable, note, seen } = typedLine(draft);
  return { key: newKey(), itemId: null, choiceIds: [], quantity: 1, unitPrice, taxable, note, seen };
}
