const FILLERS =
  /(?<![\p{L}\p{M}])(?:ờ|ừm|ừ|à|ờm|ơ|ấy|dạ|vâng|ạ|nhé|nha|nghen|nhỉ|hỉ|hè|á|nè|đấy|ha ha|haha|hì hì|ok|okay|oke|alo)(?![\p{L}\p{M}])[,\s]*/giu;
const LEADS =
  /^(?:rồi|vậy|thế|thôi|thì|mà|nhưng mà|được rồi|rồi thì|thế thì|vậy thì|cái này|nói chung|thật ra|tóm lại)[,\s]+/iu;

/** One sentence of speech as minutes would put it: fillers out, first person turned to the speaker's name. */
export function tidySentence(
  sentence: string,
  speaker: string | null,
  selfWords: ReadonlySet<string>,
): string {
  let text = sentence
    .replace(FILLERS, '')
    .replace(/(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,})[,\s]+\1(?![\p{L}\p{M}])/giu, '$1');
  for (let round = 0; round < 3; round += 1) text = text.replace(LEADS, '');
  if (speaker !== null) text = nameSelf(text, speaker, selfWords);
  text = text
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.!?;:])/gu, '$1')
    .replace(/^[,.\s]+/u, '')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first "em", "tôi" … of the speaker becomes the name; later ones are clear from it. */
function nameSelf(text: string, speaker: string, selfWords: ReadonlySet<string>): string {
  const words = text.split(' ');
  const index = words.findIndex((word) => selfWords.has(word.toLowerCase()));
  if (index < 0) return text;
  return [...words.slice(0, index), speaker, ...words.slice(index + 1)].join(' ');
}
