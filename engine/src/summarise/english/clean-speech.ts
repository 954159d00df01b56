const HESITATIONS =
  /(?:,\s*)?\b(?:u+m+|u+h+|erm?|hmm+|mm+|you know|i mean|sort of|kind of|you see|or something|or whatever|and stuff|i guess)\b,?/giu;
const SOUNDS = /\[[^\]]*\]|\{[^}]*\}|<[^>]*>/gu;
const LEADS =
  /^(?:(?:okay|ok|so|well|yeah|yes|no|yep|right|alright|all right|oh|and|but|or|then|now|also|actually|basically|anyway|like|because|'cause|cause|plus|sure|great|good|cool|fine|exactly|of course)(?=[\s,.!]|$)[\s,.!]*)+/iu;
const REPEATED = /\b(\p{L}+(?:'\p{L}+)?(?: \p{L}+){0,3})(?:,? -+|[,.…]+)? \1\b/giu;
/** "The one w-", "I was go-": what was broken off. */
const BROKEN = /\b\p{L}+-(?=[\s,.]|$)/gu;

/** What minutes leave out of a spoken English sentence: hesitation, openers, words begun twice or broken off. */
export function cleanEnglish(sentence: string): string {
  let text = sentence
    .replace(SOUNDS, ' ')
    .replace(BROKEN, ' ')
    .replace(HESITATIONS, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  for (let round = 0; round < 3; round += 1)
    text = text
      .replace(REPEATED, '$1')
      .replace(LEADS, '')
      .replace(/^[\s,.–-]+/u, '');
  return text
    .replace(/\s+([,.!?;:])/gu, '$1')
    .replace(/([,;:])[,;:]+/gu, '$1')
    .replace(/[\s,;:–-]+$/u, '')
    .trim();
}
