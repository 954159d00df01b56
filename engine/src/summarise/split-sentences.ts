const END = /(?<=[.!?…;])["”’)\]]*\s+|\n+/u;
const ABBREVIATION = /(?:^|\s)(?:TP|Tp|TS|ThS|BS|GS|PGS|KS|Q|P|Tr|St|Mr|Mrs|Ms|Dr|v\.v)\.$/u;

/** Sentences of running text, in order; abbreviations before a name do not end one. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of text.normalize('NFC').split(END)) {
    open = open === '' ? part.trim() : `${open} ${part.trim()}`;
    if (open === '' || ABBREVIATION.test(open)) continue;
    sentences.push(open);
    open = '';
  }
  if (open !== '') sentences.push(open);
  return sentences;
}
