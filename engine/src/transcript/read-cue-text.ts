/** A stretch of a cue said by one voice, its lines kept apart; null where the cue names nobody. */
export type VoiceSpan = { readonly speaker: string | null; readonly text: string };

const TAG = /<(\/?)([a-z]*)((?:\.[^\s<>.]*)*)(?:[ \t\n]+([^<>]*))?>|<[\d:.]+>/giu;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
  quot: '"',
  apos: "'",
};

/** Splits a WebVTT cue at its voice tags, drops all other markup, and decodes entities. */
export function readCueText(cueText: string): VoiceSpan[] {
  const spans: VoiceSpan[] = [];
  let speaker: string | null = null;
  let said = '';
  let end = 0;
  const close = () => {
    const text = plainLines(said);
    if (text !== '') spans.push({ speaker, text });
    said = '';
  };
  for (const tag of cueText.matchAll(TAG)) {
    said += cueText.slice(end, tag.index);
    end = tag.index + tag[0].length;
    if (tag[2]?.toLowerCase() !== 'v') continue;
    close();
    speaker = tag[1] === '/' ? null : plainText(tag[4] ?? '') || null;
  }
  said += cueText.slice(end);
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
  return decodeEntities(text).replace(/\s+/gu, ' ').trim();
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,4});/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
