/**
 * Normalizes a name for comparison: letter case, surrounding blanks and Unicode composition make no difference.
 * Names that are equal in the database are also equal here, because letter case is folded at least as far. (The
 * database folds each character alone; JavaScript folds Σ by context and turns İ into two characters.)
 */
export function foldName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}
