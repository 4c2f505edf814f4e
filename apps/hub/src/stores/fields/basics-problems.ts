import type { FieldCode } from '@maru/contract/field-codes.ts';
import type { StoreType } from '@maru/contract/stores/store-type.ts';
import { isWrongPhone } from './phone-rules.ts';

export type Basics = { name: string; category: StoreType | null; phone: string; phoneExtension: string };

type Needed = Omit<Basics, 'phoneExtension'>;

export function basicsProblems({ name, category, phone }: Needed): Partial<Record<keyof Basics, FieldCode>> {
  return {
    ...(name.trim() === '' ? { name: 'required' } : {}),
    ...(category === null ? { category: 'required' } : {}),
    ...(isWrongPhone(phone) ? { phone: 'phoneNumberisNotCorrectFormat' } : {}),
    ...(phone.trim() === '' ? { phone: 'required' } : {}),
  };
}
