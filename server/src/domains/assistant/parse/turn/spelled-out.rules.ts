import { type Called, restoreMarks, withoutMarks } from '@hopgon/engine/intent/marks/restore-marks';
import type { Question } from '../parsed-message.rules.ts';
import { mendSpelling } from './mend-spelling.rules.ts';
import type { ParsedTurn } from './parsed-turn.rules.ts';
import type { SpokenContext } from './spoken-context.rules.ts';

/** What a message is read as where it was typed without marks, and how its reading is said as it was typed. */
export interface SpelledOut {
  readonly question: Question;
  readonly context: SpokenContext;
  readonly asTyped: (turn: ParsedTurn) => ParsedTurn;
}

/**
 * A message that was typed without marks, and what it goes on from, spelled with them: it is read as any other is. What its
 * reading says stands as it was typed, for a word may be spelled wrong.
 */
export function spellOut(question: Question, context: SpokenContext): SpelledOut {
  const { given, rooms, titles, choice } = context;
  const called: Called = { names: [...given, ...rooms], titles };
  const typed = new Set<string>();
  const spelled = new Set<string>();
  const spell = (text: string): string => {
    const restored = mendSpelling(text, restoreMarks(text, called), rooms);
    // Of a message that stands as it was typed every word was typed, whatever the question before it is spelled with.
    for (const word of text.match(WORDS) ?? []) typed.add(word);
    if (restored === text) return text;
    for (const word of restored.match(WORDS) ?? []) if (!typed.has(word)) spelled.add(word);
    return restored;
  };
  const message = spell(question.message);
  const before = {
    question: context.question && spell(context.question),
    choice: choice && { ...choice, message: spell(choice.message) },
  };
  const known = new Set([...rooms, ...titles.map(({ title }) => title)]);
  const isSpelled = (word: string): boolean => spelled.has(word);
  // What was put in for a pronoun or before an hour is written like the words beside it.
  const typedOf = (text: string): string =>
    known.has(text) || !text.match(WORDS)?.some(isSpelled)
      ? text
      : text.replace(WORDS, (word) => (typed.has(word) ? word : withoutMarks(word)));
  return {
    question: { ...question, message },
    context: { ...context, ...before },
    asTyped: (turn) => {
      if (spelled.size === 0) return turn;
      const typedTurn = structuredClone(turn);
      replaceTexts(typedTurn, typedOf);
      return typedTurn;
    },
  };
}

const WORDS = /[\p{L}\p{M}]+/gu;

/** Replaces each text within a value, and each name of a field. */
function replaceTexts(value: unknown, replace: (text: string) => string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    replaceTexts(one, replace);
    // A priority is no word of the message.
    if (name === 'priority') continue;
    const written = replace(name);
    if (written !== name) Reflect.deleteProperty(value, name);
    if (written !== name || typeof one === 'string')
      Reflect.set(value, written, typeof one === 'string' ? replace(one) : one);
  }
}
