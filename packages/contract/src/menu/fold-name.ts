/**
 * What a reader takes for one name comes out as one: letter case, blanks around and the way Hangul is put together away.
 * Letter case goes at least as far as the database takes it away: names that it holds to be one must never come out as
 * two. It takes letters one by one, JavaScript looks around a Σ and makes two characters of İ.
 */
export function foldName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}
