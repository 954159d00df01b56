const ENGLISH =
  /\b(?:the|a|an|and|or|but|of|to|in|on|at|for|from|with|by|is|are|was|were|be|been|am|do|does|did|have|has|had|will|would|can|could|should|not|if|that|this|these|those|it|we|you|they|he|she|my|our|your|i|what|which|who|when|how|there|so|about|just)\b/giu;
const WORDS = /[\p{L}\p{M}]+/gu;

/** Whether a sentence is English rather than Vietnamese: a fifth of it are its commonest words and nearly no letter is marked. */
export function isEnglish(sentence: string): boolean {
  const words = sentence.match(WORDS)?.length ?? 0;
  const marked = sentence.match(/[\u00c0-\u036f\u1ea0-\u1ef9]/gu)?.length ?? 0;
  return words > 0 && marked * 4 <= words && (sentence.match(ENGLISH)?.length ?? 0) * 5 >= words;
}

const LONG = 25;

/** Whether a talk is held in English: most of what is longer than a nod is. */
export function mostlyEnglish(texts: readonly string[]): boolean {
  const long = texts.filter((text) => text.length > LONG);
  return long.filter(isEnglish).length * 2 > long.length;
}
