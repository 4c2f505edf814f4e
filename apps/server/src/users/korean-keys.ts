/** Keys of the Korean two-set layout in Unicode's order of jamo; capitals are shifted keys. */
const initials = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const vowels = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const finals = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');

const firstSyllable = 0xac00;
const syllables = initials.length * vowels.length * finals.length;

/** What a Korean word becomes if it is typed in Latin mode: 마루 is `akfn`. */
export function latinKeysOf(word: string): string {
  return [...word.normalize('NFC')].map(keysOfSyllable).join('');
}

function keysOfSyllable(syllable: string): string {
  const index = (syllable.codePointAt(0) ?? 0) - firstSyllable;
  if (index < 0 || index >= syllables) return syllable;
  const final = index % finals.length;
  const vowel = Math.floor(index / finals.length) % vowels.length;
  const initial = Math.floor(index / finals.length / vowels.length);
  return `${initials[initial]}${vowels[vowel]}${finals[final]}`;
}
