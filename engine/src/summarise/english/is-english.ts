const ENGLISH =
  /\b(?:the|a|an|and|or|but|of|to|in|on|at|for|from|with|by|is|are|was|were|be|been|am|do|does|did|have|has|had|will|would|can|could|should|not|if|that|this|these|those|it|we|you|they|he|she|my|our|your|i|what|which|who|when|how|there|so|about|just)\b/giu;
const WORDS = /[\p{L}\p{M}]+/gu;

/** Whether a sentence is English rather than Vietnamese: a fifth of it are its commonest words and hardly a letter is marked. */
export function isEnglish(sentence: string): boolean {
  if (countMarked(sentence) * LETTERS_A_MARK > sentence.length) return false;
  const words = sentence.match(WORDS)?.length ?? 0;
  return words > 0 && (sentence.match(ENGLISH)?.length ?? 0) * 5 >= words;
}

/** Vietnamese marks every fourth letter or so. */
const LETTERS_A_MARK = 20;

function countMarked(text: string): number {
  let marked = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code >= 0xc0 && code <= 0x36f) || (code >= 0x1ea0 && code <= 0x1ef9)) marked += 1;
  }
  return marked;
}

const LONG = 25;

/** Whether a talk is held in English: most of what is longer than a nod is. */
export function mostlyEnglish(texts: readonly string[]): boolean {
  const long = texts.filter((text) => text.length > LONG);
  return long.filter(isEnglish).length * 2 > long.length;
}
