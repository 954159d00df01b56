/** A stretch of a cue said by one voice, its lines kept apart; null where the cue names nobody. */
export type VoiceSpan = { readonly speaker: string | null; readonly text: string };

/** A tag runs to the next `>` or, after https://www.w3.org/TR/webvtt1/#webvtt-cue-text-tokenizer, to the end of the cue. */
const TAG = /<(\/?)([^\t\n\f .>]*)(?:\.[^\t\n\f >]*)?(?:[\t\n\f ]+([^>]*))?(?:>|$)/gu;
/** A sign left bare before words, "còn 5 < 6 người": no tag of anybody's, and the words must not go with it. */
const BARE_SIGN = /<(?=[\s\d][^<>\p{L}]*\p{L}[^<>]*(?:<|$))/gu;

/** Named references of the words that people and products write; others stay as they stand. */
const REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00A0',
  lrm: '\u200E',
  rlm: '\u200F',
  quot: '"',
  apos: "'",
  copy: '©',
  reg: '®',
  deg: '°',
  not: '¬',
  notin: '∉',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};
/** Those that may lack their semicolon (HTML, named character references). */
const BARE = /^(?:amp|lt|gt|quot|nbsp|copy|reg|deg|not)/iu;

/** Splits a WebVTT cue at its voice tags, drops all other markup, and decodes references. */
export function readCueText(cueText: string): VoiceSpan[] {
  const source = cueText.replace(BARE_SIGN, '&lt;');
  const spans: VoiceSpan[] = [];
  let speaker: string | null = null;
  let said = '';
  let end = 0;
  const close = () => {
    const text = plainLines(said);
    if (text !== '') spans.push({ speaker, text });
    said = '';
  };
  for (const tag of source.matchAll(TAG)) {
    said += source.slice(end, tag.index);
    end = tag.index + tag[0].length;
    if (tag[2]?.toLowerCase() !== 'v') continue;
    close();
    speaker = tag[1] === '/' ? null : plainText(tag[3] ?? '') || null;
  }
  said += source.slice(end);
  close();
  return spans;
}

function plainLines(text: string): string {
  return text
    .split('\n')
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');
}

function plainText(text: string): string {
  return decodeReferences(text).replace(/\s+/gu, ' ').trim();
}

function decodeReferences(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6};?|[a-z]{2,12};?)/giu, (whole, written: string) => {
    if (written.startsWith('#')) return numbered(written.slice(1).replace(';', ''));
    const name = written.replace(';', '');
    const letter = REFERENCES[name] ?? REFERENCES[name.toLowerCase()];
    if (letter !== undefined && (written.endsWith(';') || BARE.test(name))) return letter;
    const bare = BARE.exec(name)?.[0];
    return bare === undefined ? whole : `${REFERENCES[bare.toLowerCase()]}${written.slice(bare.length)}`;
  });
}

function numbered(digits: string): string {
  const code = /^x/iu.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
