import { findTaskActs } from '../acts/find-task-acts.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { lowerFirst } from '../language/lower-first.ts';
import { opensWith } from '../language/phrase.ts';
import { DECLINES } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { INTRODUCES } from '../topics/topic-for.ts';
import type { Ruling } from './ruling.ts';
import { ASKS_FOR_YES, NUMBERED } from './ruling-cues.ts';
import { contentOf, matterOf } from './ruling-text.ts';
import { figuresIn } from './said-figures.ts';
import { agrees } from './setting.ts';
import { plainWords } from './told-words.ts';

const REACH = 6;

/**
 * "Chín trăm, từ đầu tháng." — "Chín trăm là khách nhỏ chạy hết." — "Ừ, cũng phải. Vậy tám trăm thôi.": somebody held something
 * against what was ruled, and whoever ruled it now yields.
 */
export function mayRuleAnew(turn: number, last: Ruling, context: MeetingContext): boolean {
  const far = turn - last.turn;
  if (far < 2 || far > REACH) return false;
  const speaker = speakerOf(context, last.turn);
  if (speaker === null || speakerOf(context, turn) !== speaker) return false;
  return yields(turn, context) && isHeldAgainst(last.turn, turn, context);
}

const yields = (turn: number, context: MeetingContext): boolean =>
  (context.clauses[turn] ?? []).some(({ plain }) => YIELDS.test(plain));
const YIELDS = opensWith(`
  (?:à |thôi |chà )*(?:ừ (?:há|ha|nhỉ|nhở|hè|hỉ|đúng|cũng)|cũng (?:phải|đúng)|(?:\\S+ )?nói (?:phải|đúng)|quên|chết thật|(?:\\S+ )?rút lại|(?:\\S+ )?đổi ý)
  (?:ừ |à |ok |rồi |chà |được |hả |nếu )*(?:vậy|thế|thôi|đành|(?:\\S+ ){1,3}(?:được|hay|ổn) đó)
`);

/** The next voice speaks of it, but neither nods nor takes work on, and until it is ruled anew nobody goes on to another matter. */
function isHeldAgainst(from: number, to: number, context: MeetingContext): boolean {
  if (goesOn(from, context) || takesUp(from + 1, context)) return false;
  const speaker = speakerOf(context, from);
  if (speakerOf(context, from + 1) === speaker || !speaksOf(from + 1, from, context)) return false;
  for (let turn = from + 1; turn <= to; turn += 1) {
    const isOwn = turn < to && speakerOf(context, turn) === speaker;
    for (const { plain } of context.clauses[turn] ?? [])
      if (INTRODUCES.test(plain) || (isOwn && DECLINES.test(plain))) return false;
  }
  return true;
}

/** What it says last asks something, or opens another matter. */
function goesOn(turn: number, context: MeetingContext): boolean {
  const [, ...more] = context.clauses[turn] ?? [];
  const last = more.at(-1);
  return (last?.asks && !ASKS_FOR_YES.test(last.plain)) || more.some(({ plain }) => INTRODUCES.test(plain));
}

const takesUp = (turn: number, context: MeetingContext): boolean =>
  agrees([turn], context) ||
  NODS.test(plainTurn(context, turn)) ||
  (context.clauses[turn] ?? []).some((clause) =>
    findTaskActs(clause, context).some(({ kind, subjectless }) => kind === 'commit' && !subjectless),
  );
const NODS = opensWith('(?:dạ )?(?:vâng|ừ|ok|rồi|được|đồng ý|nhất trí|đúng|phải)|dạ(?: \\S+){0,7}(?= $)');

/** It says a word of matter or a numeral again of what was ruled, or of what led to it. */
function speaksOf(turn: number, ruled: number, context: MeetingContext): boolean {
  const said = plainTurn(context, turn).split(' ');
  const matter = `${plainTurn(context, ruled - 1)}${plainTurn(context, ruled)}`
    .split(' ')
    .filter((word) => word !== 'một');
  const numerals = new Set(matter.filter((word) => NUMBERED.test(` ${word} `)));
  return said.some((word) => numerals.has(word)) || sharedCount(contentWords(said), contentWords(matter)) > 0;
}

/** It says a word of matter or a figure of the other again. */
export const isAlike = (one: Ruling, other: Ruling): boolean =>
  sharedCount(matterOf(one.text), matterOf(other.text)) > 0 || sharedCount(figures(one), figures(other)) > 0;
const figures = ({ text }: Ruling): ReadonlySet<string> => figuresIn(plainWords(text.split(' ')));

/** "Từ giờ ai bị khiếu nại là khóa ngay." — "Thôi thế khóa tạm hai ngày.": for whom and from when was said before and still holds. */
export function goingOn(again: Ruling, last: Ruling): Ruling {
  const told = last.text.split(' ');
  const [first = ''] = matterOf(again.text);
  const at = plainWords(told).indexOf(first);
  const comma = told.findIndex((word) => word.endsWith(','));
  if (at <= 0 || (comma >= 0 && comma < at) || plainWords(again.text.split(' '))[0] !== first) return again;
  const text = [...told.slice(0, at), lowerFirst(again.text)].join(' ');
  return { ...again, text, content: contentOf(text) };
}
