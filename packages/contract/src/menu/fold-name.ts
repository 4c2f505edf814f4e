/**
 * Folds names that readers take for the same: removes differences in letter case, surrounding blanks and
 * Unicode composition. Letter case is folded at least as far as in the database, so names that are equal
 * there are equal here. (The database folds each character alone; JavaScript folds Σ by context and turns İ
 * into two characters.)
 */
export function foldName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}
