import { josa } from 'es-hangul';

const pair = /^(\p{Script=Hangul}+)\/(\p{Script=Hangul}+)$/u;

/** Whether a text consists of the two forms of one Korean particle, the form after a consonant first: 은/는. */
export function isParticles(words: string): boolean {
  return pair.test(words);
}

/** Appends to a name the particle that fits the sound of its end. */
export function withParticle(name: string, particles: string): string {
  return name + josa.pick(spokenEnd(name), particles as Particles);
}

type Particles = Parameters<typeof josa.pick>[1];

/** Brackets and quotes at the end are not pronounced; a percent sign is. */
const notSpoken = /[^\p{L}\p{N}%]+$/u;
/**
 * 영 일 이 삼 사 오 육 칠 팔 구: each digit as it is pronounced. Written as code points, since this is not a text to
 * translate.
 */
const digits = [0xc601, 0xc77c, 0xc774, 0xc0bc, 0xc0ac, 0xc624, 0xc721, 0xce60, 0xd314, 0xad6c].map((it) =>
  String.fromCodePoint(it),
);

/** The last syllable as it is pronounced, in Hangul, because `josa` of es-hangul reads only Hangul. */
function spokenEnd(name: string): string {
  const spoken = name.normalize('NFKC').replace(notSpoken, '');
  const last = spoken.at(-1) ?? '';
  if (/\p{Script=Hangul}/u.test(last)) return last;
  if (/\d/.test(last)) return digits[Number(last)] ?? '';
  return endOfWord(/[a-z]*$/i.exec(spoken)?.[0] ?? '');
}

/** 이, 일, 삼: syllables that end in a vowel, in L and in another consonant. */
const [vowel, l, consonant] = [digits[2] ?? '', digits[1] ?? '', digits[3] ?? ''];

/**
 * A word without a vowel is spelled out (KT, XL). The rest is a rule of thumb for foreign words as Korean
 * menus use them.
 */
function endOfWord(word: string): string {
  if (!/[aeiouy]/i.test(word)) return /[lr]$/i.test(word) ? l : /[mn]$/i.test(word) ? consonant : vowel;
  if (/le?$/i.test(word)) return l;
  if (/^set$/i.test(word)) return vowel;
  return /(?:[mn]e?|ng|(?<![aeiou])[aeiou](?:ck|[ckpt]))$/i.test(word) ? consonant : vowel;
}
