import { TextInput, type TextInputProps } from '@maru/ui/fields/text-input.tsx';

type ApprovalNumberFieldProps = Omit<TextInputProps, 'inputMode' | 'autoComplete' | 'maxLength'>;

/** Limit of the contract. */
const longestApproval = 40;

/** Field for the approval number on the slip of a card terminal. */
export function ApprovalNumberField(props: ApprovalNumberFieldProps) {
  return <TextInput {...props} inputMode="numeric" autoComplete="off" maxLength={longestApproval} />;
}
