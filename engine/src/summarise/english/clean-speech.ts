const HESITATIONS =
  /(?:,\s*)?\b(?:u+m+|u+h+|erm?|hmm+|mm+|you know|i mean|sort of|kind of|you see|or something|or whatever|and stuff|i guess)\b,?/giu;
/** "I 'm", "do n't": how corpora cut words. */
const CUT = /\s+(?='(?:m|s|re|ve|ll|d)\b)|\s+(?=n't\b)/giu;
const SOUNDS = /\[[^\]]*\]|\{[^}]*\}|<[^>]*>/gu;
const LEADS =
  /^(?:(?:okay|ok|so|well|yeah|yes|no|yep|right|alright|all right|oh|and|but|or|then|now|also|actually|basically|anyway|like|because|'cause|cause|plus|sure|great|good|cool|fine|exactly|of course|(?:mr|mrs|ms|madam)\.? (?:chair|speaker|president)(?:man|woman|person)?)(?=[\s,.!]|$)[\s,.!]*)+/iu;
/** "I did, we have three quotes" */
const ANSWERS =
  /^(?:I|we|it|they|he|she|that|there) (?:did|do|does|have|has|will|can|would|am|was|is|are|were),\s+(?=\p{L}+ \p{L}+)/iu;
/** The pause a hesitation leaves behind a word that needs the next one. */
const PAUSE = /\b(and|or|but|the|an?|to|of|that|which|with|for|in|on|at),\s+/giu;
const REPEATED = /\b(\p{L}{1,20}(?:'\p{L}{1,3})?(?: [\p{L}']{1,20}){0,3})(?:,? -+|[,.…]+)? \1\b/giu;
/** "Let us go through the list, the target is …" */
const INVITES = /^let(?:'s| us) [^,.]{1,60}, (?=\p{L}+ \p{L}+ \p{L}+)/iu;
/** "The one w-", "I was go-": what was broken off. */
const BROKEN = /\b\p{L}{1,20}-(?=[\s,.]|$)/gu;

/** What minutes leave out of a spoken English sentence: hesitation, openers, words begun twice or broken off. */
export function cleanEnglish(sentence: string): string {
  let text = sentence
    .replace(/\s+/gu, ' ')
    .replace(CUT, '')
    .replace(SOUNDS, ' ')
    .replace(BROKEN, ' ')
    .replace(HESITATIONS, (said) => (said.startsWith(',') ? ', ' : ' '))
    .replace(/\s+/gu, ' ')
    .trim();
  text = text.replace(/(?:\s*,)+/gu, ',').replace(/\s+([.!?;:])/gu, '$1');
  for (let round = 0; round < 3; round += 1)
    text = text
      .replace(PAUSE, '$1 ')
      .replace(REPEATED, '$1')
      .replace(LEADS, '')
      .replace(ANSWERS, '')
      .replace(/^[\s,.–-]+/u, '');
  return text
    .replace(INVITES, '')
    .replace(/\s+([,.!?;:])/gu, '$1')
    .replace(/([,;:])[,;:]+/gu, '$1')
    .replace(/[\s,;:–-]+$/u, '')
    .trim();
}
