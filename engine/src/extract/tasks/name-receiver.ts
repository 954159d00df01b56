import { hasCapital } from '../../text/letters.ts';
import { addresseeOf } from '../acts/resolve-subject.ts';
import type { TaskAct } from '../acts/task-act.ts';
import { setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import { NUMBERED_VOICE } from '../people/numbered-voice.ts';
import type { Word } from './trim-title.ts';

const HANDS_OVER = setOf('gửi|nộp|đưa|trình|giao');
const FIRST = setOf('tôi|mình|em|con|cháu');

/** "Lập danh sách gửi tôi", "mai em nộp thầy": in the minutes whoever gets it has a name. */
export function nameReceiver(words: readonly Word[], act: TaskAct, context: MeetingContext): readonly Word[] {
  const at = words.findIndex((_, index) => isReceiver(words, index));
  const label = at < 0 ? null : receiverOf(words[at]?.plain ?? '', act, context);
  if (label === null || label === act.who || NUMBERED_VOICE.test(label)) return words;
  const named = label.split(/\s+/u).map((word, index) => {
    const plain = word.toLowerCase();
    return { word: index === 0 && KIN_WORDS.has(plain) ? plain : word, plain };
  });
  return [...words.slice(0, at), ...named, ...words.slice(at + 1)];
}

function isReceiver(words: readonly Word[], index: number): boolean {
  const [before, own, next] = [words[index - 1], words[index], words[index + 1]];
  const verb = before?.plain === 'cho' ? words[index - 2] : before;
  if (!own || !verb || !HANDS_OVER.has(verb.plain)) return false;
  return (KIN_WORDS.has(own.plain) || own.plain === 'tôi') && !hasCapital(next?.word ?? '');
}

/** Who the word means: the one who gives the work, or the one who is promised it. */
function receiverOf(word: string, { who, matter }: TaskAct, context: MeetingContext): string | null {
  const { clause } = matter;
  const speaker = speakerOf(context, clause.turn);
  if (speaker !== who)
    return speaker !== null && (FIRST.has(word) || fits(word, speaker, context)) ? speaker : null;
  if (FIRST.has(word)) return null;
  const before = speakerOf(context, clause.turn - 1);
  const label = before !== null && before !== who ? before : addresseeOf(clause, matter.from, context);
  return label !== null && fits(word, label, context) ? label : null;
}

/** "Chị" is Chị Hạnh, and Hạnh where she and nobody else is called so in this meeting; else it may be anybody. */
function fits(word: string, label: string, { selfReference, roster }: MeetingContext): boolean {
  const title = label.split(/\s+/u)[0]?.toLowerCase() ?? '';
  if (KIN_WORDS.has(title)) return title === word;
  return selfReference.goesBy(label, word) && roster.people.every((person) => person.title !== word);
}
