/** Characters that could disguise what a card says, and what a line would be without them. */
const DISGUISES: readonly (readonly [characters: RegExp, without: string])[] = [
  [/\p{Cc}/u, 'control characters'],
  [/[\p{Zl}\p{Zp}]/u, 'line breaks'],
  [/[\u202a-\u202e\u2066-\u2069]/u, 'characters that turn the direction of text'],
  [/\p{Cs}/u, 'half characters'],
  [/\ufffd/u, 'characters that were lost in another encoding'],
];

/** Not every letter shows: the Hangul fillers are letters, and the Braille pattern without dots is a symbol. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** What a line that can't be read as it stands must be, or null. */
export function whyUnreadable(text: string): string | null {
  for (const [characters, without] of DISGUISES) {
    const [found] = characters.exec(text) ?? [];
    if (found !== undefined) return `a line without ${without} (it has ${codePoint(found)})`;
  }
  if (text.trim() === '' || VISIBLE.test(text)) return null;
  return `a line with a visible character (it has only ${codePoint(text.trim())} and the like)`;
}

function codePoint(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
