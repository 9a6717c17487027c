// The Hungarian article, a or az, which depends on the sound of the next word.

const VOWEL = /^[aáeéiíoóöőuúüű]/i;

/** For a word or a number in digits, with or without an opening quotation mark. */
export function hungarianArticle(word: string): 'a' | 'az' {
  const bare = word.replace(/^[^\p{L}\p{N}]+/u, '');
  return (/^\d/.test(bare) ? isSpokenWithVowel(bare) : VOWEL.test(bare)) ? 'az' : 'a';
}

/** öt, ötven, ötszáz … begin with a vowel, and so do egy, ezer and egymillió. */
function isSpokenWithVowel(number: string): boolean {
  const [digits = ''] = /^\d+/.exec(number.replaceAll(/\s/g, '')) ?? [];
  return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1);
}
