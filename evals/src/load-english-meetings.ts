import { listFiles, loadText } from './load-data.ts';

export type EnglishMeeting = {
  readonly id: string;
  readonly abstract: string;
  readonly turns: readonly { readonly speaker: string; readonly text: string }[];
};

type Turn = EnglishMeeting['turns'][number];
const WORDS = 9_000;

/**
 * Long meetings as a recogniser writes them: the annotated parts are written by hand (own-english/e*.txt); between
 * them people stammer, interrupt and chat (chatter.txt) until 9,000 words are reached. Deterministic.
 */
export function loadEnglishMeetings(): EnglishMeeting[] {
  const chatter = lines(loadText('own-english/chatter.txt'));
  return listFiles('own-english')
    .filter((file) => file.startsWith('e'))
    .map((file, index) => {
      const [abstract = '', script = ''] = loadText(`own-english/${file}`).split('\n===\n');
      return {
        id: file.replace(/\.txt$/u, ''),
        abstract,
        turns: perform(script, chatter, random(index + 7)),
      };
    });
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

function perform(script: string, chatter: readonly string[], next: () => number): Turn[] {
  const [cast = '', ...rest] = lines(script);
  const speakers = cast.split('; ');
  const said = rest.filter((line) => !line.startsWith('== '));
  const between = Math.round((WORDS - countWords(said) * 1.2) / said.length);
  let things = ['thing'];
  return rest.flatMap((line) => {
    if (line.startsWith('== ')) {
      things = line.slice(3).split(', ');
      return [];
    }
    const [speaker = '', text = ''] = line.split(/: (.*)/su);
    return [
      { speaker, text: stammer(text, next) },
      ...chat({ speakers, chatter, things, words: between }, next),
    ];
  });
}

const countWords = (texts: readonly string[]): number => texts.join(' ').split(' ').length;

type Chat = {
  readonly speakers: readonly string[];
  readonly chatter: readonly string[];
  readonly things: readonly string[];
  readonly words: number;
};

function chat({ speakers, chatter, things, words }: Chat, next: () => number): Turn[] {
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';
  const turns: Turn[] = [];
  for (let said = 0; said < words; said += countWords([turns.at(-1)?.text ?? ''])) {
    turns.push({ speaker: pick(speakers), text: pick(chatter).replaceAll('{thing}', pick(things)) });
  }
  return turns;
}

/** Fillers and words begun twice. */
function stammer(text: string, next: () => number): string {
  return text
    .split(' ')
    .map((word) => {
      const chance = next();
      if (chance < 0.06) return `um, ${word}`;
      if (chance < 0.1) return `${word}, ${word}`;
      return chance < 0.13 ? `uh, you know, ${word}` : word;
    })
    .join(' ');
}

/** Mulberry32. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
