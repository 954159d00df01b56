import { fold } from '@hopgon/engine/text/fold';
import type { LetterWords } from '../../shared/card-words.rules.ts';

interface Sentence {
  readonly text: string;
  /** What stands between it and the one before. */
  readonly gap: string;
}

/** A letter by its parts; the greeting and what follows the closing are lines of their own. */
interface LetterParts {
  readonly greeting: string;
  readonly sentences: readonly Sentence[];
  readonly closing: string;
  readonly signature: readonly string[];
}

const closings = /^(?:xin\s+)?(?:trân trọng|thân mến|thân ái|kính thư|chào thân ái)[^.]{0,20},?$/iu;
const politeness = ['Rất mong sớm nhận được phản hồi.', 'Xin trân trọng cảm ơn.'];
const isPolite = ({ text }: Sentence): boolean => politeness.includes(text);

function parseLetter(body: string): LetterParts {
  const lines = body.split('\n').map((line) => line.trim());
  const greetingAt = lines.findIndex((line) => /^(?:kính gửi|kính thưa|chào|gửi|thân gửi)\s/iu.test(line));
  const closingAt = lines.findLastIndex((line) => closings.test(line));
  const to = closingAt < 0 ? lines.length : closingAt;
  const text = lines
    .slice(greetingAt + 1, to)
    .join('\n')
    .trim();
  return {
    greeting: lines[greetingAt] ?? '',
    sentences: sentencesOf(text),
    closing: closingAt < 0 ? 'Trân trọng,' : (lines[closingAt] ?? ''),
    signature: lines.slice(to + 1).filter((line) => line !== ''),
  };
}

function sentencesOf(text: string): Sentence[] {
  const parts = text.split(/((?<=[.!?…])[ ]+|\n+)/u);
  return parts.flatMap((part, at) =>
    at % 2 === 0 && part !== '' ? [{ text: part, gap: parts[at - 1] ?? '' }] : [],
  );
}

function renderLetter({ greeting, sentences, closing, signature }: LetterParts): string {
  const text = sentences.map((one, at) => (at === 0 ? one.text : `${one.gap || ' '}${one.text}`)).join('');
  return [greeting, '', text, '', closing, ...signature].join('\n');
}

/** The body of a letter as words change it; null where they change nothing of it. */
export function changeLetter(body: string, words: LetterWords): string | null {
  const before = parseLetter(body);
  const after = withTone(withSign(withAddition(withRemoval(before, words), words), words), words);
  return JSON.stringify(after) === JSON.stringify(before) ? null : renderLetter(after);
}

function withRemoval(letter: LetterParts, { remove }: LetterWords): LetterParts {
  const { sentences } = letter;
  if (remove === 'courtesy') return withoutCourtesy(letter);
  if (remove === null || sentences.length < 2) return letter;
  const at =
    'at' in remove
      ? remove.at < 0
        ? sentences.length - 1
        : remove.at - 1
      : findSentence(sentences, remove.words);
  return at < 0 || at >= sentences.length ? letter : { ...letter, sentences: sentences.toSpliced(at, 1) };
}

const leastHeld = 0.6;

/** The sentence that holds most of the words. */
function findSentence(sentences: readonly Sentence[], words: string): number {
  const wanted = fold(words).match(/[\p{L}\p{N}]+/gu) ?? [];
  const held = sentences.map((sentence) => {
    const has = new Set(fold(sentence.text).match(/[\p{L}\p{N}]+/gu) ?? []);
    return wanted.filter((word) => has.has(word)).length / Math.max(1, wanted.length);
  });
  const best = Math.max(...held);
  return best >= leastHeld ? held.indexOf(best) : -1;
}

function withAddition(letter: LetterParts, { add }: LetterWords): LetterParts {
  if (add === '') return letter;
  const sentence = `${add.charAt(0).toUpperCase()}${add.slice(1)}${/[.!?…]$/u.test(add) ? '' : '.'}`;
  const sentences = letter.sentences.filter(({ text }) => !/^…\.?$/u.test(text));
  const at = sentences.findIndex(isPolite);
  const added = { text: sentence, gap: '\n' };
  return { ...letter, sentences: sentences.toSpliced(at < 0 ? sentences.length : at, 0, added) };
}

const withSign = (letter: LetterParts, { sign }: LetterWords): LetterParts =>
  sign === '' ? letter : { ...letter, signature: [`${sign.charAt(0).toUpperCase()}${sign.slice(1)}`] };

function withTone(letter: LetterParts, { tone }: LetterWords): LetterParts {
  const plain = letter.sentences.filter((sentence) => !isPolite(sentence));
  const addressed = letter.greeting.replace(/^(?:kính gửi|kính thưa|chào|thân gửi|gửi)\s+/iu, '');
  switch (tone) {
    case null:
      return letter;
    case 'formal':
      return {
        ...letter,
        greeting: `Kính gửi ${addressed}`,
        sentences: [...plain, ...politeness.map((text, at) => ({ text, gap: at === 0 ? '\n' : ' ' }))],
        closing: 'Trân trọng,',
      };
    case 'warm':
      return { ...letter, greeting: `Chào ${addressed}`, sentences: plain, closing: 'Thân mến,' };
    case 'short':
      return withoutCourtesy(letter);
  }
}

/** What was dictated stays. */
const withoutCourtesy = (letter: LetterParts): LetterParts => ({
  ...letter,
  sentences: letter.sentences.filter((sentence) => !isPolite(sentence)).map(shorten),
});

/** Without the words that only introduce it. */
function shorten({ text, gap }: Sentence): Sentence {
  const bare = text.replace(/^(?:Tôi|Chúng tôi)\s+(?:xin|viết thư này(?: để| về)?)\s+/u, '');
  return { text: `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`, gap };
}
