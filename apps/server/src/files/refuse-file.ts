import { type FilePurpose, fileRules } from '@maru/contract/files/file-rules.ts';
import { fail } from '#server/http/refusal.ts';

/** Refuses a file and says what may be uploaded for that purpose. */
export function refuseFile(problem: 'FILE_TYPE_NOT_ALLOWED' | 'FILE_TOO_LARGE', purpose: FilePurpose): never {
  const { types, mostBytes } = fileRules[purpose];
  if (problem === 'FILE_TYPE_NOT_ALLOWED') fail('FILE_TYPE_NOT_ALLOWED', { types: [...types] });
  fail('FILE_TOO_LARGE', { megabytes: mostBytes / 1_000_000 });
}
