const pair = /^(\p{Script=Hangul}+)\/(\p{Script=Hangul}+)$/u;

/** Two forms of one Korean particle, the one after a consonant first: 은/는. */
export function isParticles(words: string): boolean {
  return pair.test(words);
}

/**
 * The name and the particle that fits how its end is spoken. `josa` of es-hangul knows Hangul alone, and brings 2.5 kB
 * into the first load of every page.
 */
export function withParticle(name: string, particles: string): string {
  const [, afterConsonant = '', afterVowel = ''] = pair.exec(particles) ?? [];
  const end = endOf(name);
  const isAsAfterVowel = end === 'vowel' || (end === 'l' && afterConsonant.codePointAt(0) === eu);
  return name + (isAsAfterVowel ? afterVowel : afterConsonant);
}

/** The vowel that 으로 begins with: the one particle that has its short form after L too. */
const eu = 0xc73c;

type End = 'vowel' | 'l' | 'consonant';

/** As each digit is spoken in a number; 0 also ends ten, hundred and thousand, which end in a consonant too. */
const digitEnds = 'consonant l vowel consonant vowel vowel consonant l l vowel'.split(' ') as readonly End[];

/** Brackets and quotes at the end are not spoken; a percent sign is, and ends in a vowel. */
const notSpoken = /[^\p{L}\p{N}%]+$/u;

function endOf(name: string): End {
  const spoken = name.normalize('NFKC').replace(notSpoken, '');
  const last = spoken.at(-1) ?? '';
  if (/\p{Script=Hangul}/u.test(last)) return endOfSyllable(last);
  if (/\d/.test(last)) return digitEnds[Number(last)] ?? 'vowel';
  return endOfWord(/[a-z]*$/i.exec(spoken)?.[0] ?? '');
}

/** Unicode numbers syllables by their final consonant, 28 to each vowel: none first, L as the ninth. */
function endOfSyllable(syllable: string): End {
  const final = (syllable.charCodeAt(0) - 0xac00) % 28;
  if (final <= 0) return 'vowel';
  return final === 8 ? 'l' : 'consonant';
}

/** What has no vowel is spelled out (KT, XL). The rest is a rule of thumb for words as Korean menus write them. */
function endOfWord(word: string): End {
  if (!/[aeiouy]/i.test(word)) return /[lr]$/i.test(word) ? 'l' : /[mn]$/i.test(word) ? 'consonant' : 'vowel';
  if (/le?$/i.test(word)) return 'l';
  if (/^set$/i.test(word)) return 'vowel';
  return /(?:[mn]e?|ng|(?<![aeiou])[aeiou](?:ck|[ckpt]))$/i.test(word) ? 'consonant' : 'vowel';
}
