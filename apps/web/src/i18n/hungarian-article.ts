// The Hungarian article, a or az: it goes by the sound of the word that follows.

const VOWEL = /^[aáeéiíoóöőuúüű]/i;

/** Of a word or of a number in digits, with or without a quotation mark before it. */
export function hungarianArticle(word: string): 'a' | 'az' {
  const bare = word.replace(/^[^\p{L}\p{N}]+/u, '');
  return (/^\d/.test(bare) ? isSpokenWithVowel(bare) : VOWEL.test(bare)) ? 'az' : 'a';
}

/** öt, ötven, ötszáz … begin with a vowel, and so do egy, ezer and egymillió. */
function isSpokenWithVowel(number: string): boolean {
  const [digits = ''] = /^\d+/.exec(number.replaceAll(/\s/g, '')) ?? [];
  return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1);
}
