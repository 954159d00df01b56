interface Word {
  readonly text: string;
  /** First of a sentence or of what stands behind a colon, where every word is written large. */
  readonly isFirst: boolean;
  /** What stands between it and the next word. */
  readonly after: string;
}

const wordPattern = /[\p{L}\p{N}]+/gu;

function wordsIn(text: string): Word[] {
  const found = [...text.matchAll(wordPattern)];
  return found.map(({ 0: word, index }, place) => {
    const next = found[place + 1]?.index ?? text.length;
    const before = found[place - 1];
    const gap = before ? text.slice(before.index + before[0].length, index) : '';
    return {
      text: word,
      isFirst: before === undefined || /[.!?…;:“"(\n–-]/.test(gap),
      after: text.slice(index + word.length, next),
    };
  });
}

const splitName = (name: string): string[] => name.normalize('NFC').match(wordPattern) ?? [];
const endsWith = (words: readonly string[], end: readonly string[]): boolean =>
  words.slice(-end.length).join(' ') === end.join(' ');

/** How words go on that say what somebody said: "An đề nghị", and not "An toàn". */
const speechWords: ReadonlySet<string> = new Set(
  'đề cho không đồng có phát nêu hỏi tán nhất thống góp báo trình kiến yêu nói muốn ủng phản xin cũng chưa thấy và'.split(
    ' ',
  ),
);

/** A name of one word that begins a sentence is a name where a mark or a word of speech follows it. */
function isName(words: readonly Word[], from: number): boolean {
  const word = words[from];
  if (!word?.isFirst) return true;
  return /^\s*[:,(–-]/.test(word.after) || speechWords.has(words[from + 1]?.text ?? '');
}

function hasSequence(words: readonly Word[], wanted: readonly string[]): boolean {
  const isAt = (from: number): boolean => wanted.every((part, offset) => words[from + offset]?.text === part);
  return words.some((_, from) => isAt(from) && (wanted.length > 1 || isName(words, from)));
}

/**
 * Whether a text names somebody: in full, or by the end of the name ("Thị An", "An") as names are written and where nobody
 * else's name ends so.
 */
export function isNamedIn(text: string, name: string, allNames: readonly string[]): boolean {
  const parts = splitName(name);
  const others = [...new Set(allNames)].filter((other) => other !== name).map(splitName);
  const words = wordsIn(text.normalize('NFC'));
  const small = words.map((word) => ({ ...word, text: word.text.toLowerCase() }));
  if (
    parts.length > 1 &&
    hasSequence(
      small,
      parts.map((part) => part.toLowerCase()),
    )
  )
    return true;
  return parts.some((_, from) => {
    const end = parts.slice(from);
    return others.every((other) => !endsWith(other, end)) && hasSequence(words, end);
  });
}
