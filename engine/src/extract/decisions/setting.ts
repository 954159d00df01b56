import type { Clause } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { STRONG_AGREE, SUITS, WELCOMES } from '../language/assent-cues.ts';
import { opensWith } from '../language/phrase.ts';
import { ACCEPTS, AGREES, DECLINES, REFUSES } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { OBJECTS } from './agreement.ts';
import { openingOf } from './opening.ts';
import { PROTESTS } from './other-talk-cues.ts';
import { INSISTS, OF_ONE_MIND, PUT_DOWN } from './ruling-cues.ts';

/** A clause said shortly before: by whom, its words of matter, and whether it names two ways to go ("sửa hay bán?"). */
export type Lately = {
  readonly clause: Clause;
  readonly speaker: string | null;
  readonly matter: ReadonlySet<string>;
  readonly namesWays: boolean;
};

/** What stands around a turn: who speaks, what it answers, and how it is taken up. What few clauses are asked of is told on demand. */
export type Setting = {
  readonly turn: number;
  readonly context: MeetingContext;
  readonly byChair: boolean;
  readonly turnsLeft: number;
  /** Somebody else has asked something in the two turns before. */
  readonly asked: boolean;
  /** The words of matter in those turns, by clause. */
  readonly matterBefore: readonly ReadonlySet<string>[];
  /** Those of the next two turns that somebody else says. */
  readonly after: readonly number[];
  /** One of them agrees. */
  readonly agreed: boolean;
  /** As `latelySaid` tells it, once asked. */
  lately: readonly Lately[] | null;
};

const LATELY = 6;

export function settingOf(turn: number, context: MeetingContext): Setting {
  const speaker = speakerOf(context, turn);
  const before = byOthers(turn, [turn - 1, turn - 2], context);
  const after = byOthers(turn, [turn + 1, turn + 2], context);
  const matterBefore: ReadonlySet<string>[] = [];
  let asked = false;
  for (const at of before)
    for (const clause of context.clauses[at] ?? []) {
      asked ||= clause.asks;
      matterBefore.push(clauseContent(clause, context));
    }
  return {
    turn,
    context,
    byChair: speaker !== null && speaker === context.chair,
    turnsLeft: context.turns.length - 1 - turn,
    asked,
    matterBefore,
    after,
    agreed: agrees(after, context),
    lately: null,
  };
}

/** The turns of somebody known who does not say this one. */
function byOthers(turn: number, turns: readonly number[], context: MeetingContext): number[] {
  const speaker = speakerOf(context, turn);
  const others: number[] = [];
  for (const at of turns) {
    const other = speakerOf(context, at);
    if (other !== null && other !== speaker) others.push(at);
  }
  return others;
}

export function agrees(turns: readonly number[], context: MeetingContext): boolean {
  for (const at of turns) {
    const said = plainTurn(context, at);
    if (STRONG_AGREE.test(said)) return true;
    if ((AGREES.test(said) || SUITS.test(said) || WELCOMES.test(said)) && !OBJECTS.test(said)) return true;
  }
  return false;
}

/** All clauses of the last turns, the latest turn first. */
export function latelySaid(setting: Setting): readonly Lately[] {
  setting.lately ??= readLately(setting);
  return setting.lately;
}

function readLately({ turn, context }: Setting): Lately[] {
  const said: Lately[] = [];
  for (let at = turn - 1; at >= turn - LATELY; at -= 1)
    for (const clause of context.clauses[at] ?? [])
      said.push({
        clause,
        speaker: speakerOf(context, at),
        matter: clauseContent(clause, context),
        namesWays: clause.words.includes('hay'),
      });
  return said;
}

/** The next voice says yes. */
export function isAccepted({ after, context }: Setting): boolean {
  const [next] = after;
  if (next === undefined) return false;
  const said = plainTurn(context, next);
  return (ACCEPTS.test(said) || WELCOMES.test(said)) && !OBJECTS.test(said);
}

/** The chair says yes to what another put. */
export function byLeave({ after, context }: Setting): boolean {
  for (const at of after) {
    const said = speakerOf(context, at) === context.chair ? plainTurn(context, at) : '';
    if ((ACCEPTS.test(said) || AGREES.test(said)) && !OBJECTS.test(said)) return true;
  }
  return false;
}

export function isObjected({ turn, context }: Setting): boolean {
  const next = plainTurn(context, turn + 1);
  return (
    (OBJECTS.test(next) || REFUSES.test(next) || DECLINES.test(next) || PROTESTS.test(next)) &&
    !WELCOMES.test(next)
  );
}

/** The turn itself opens with yes. */
export function saysYes({ turn, context }: Setting): boolean {
  const own = plainTurn(context, turn);
  return ACCEPTS.test(own) || AGREES.test(own);
}

/** The turn itself opens with no. */
export function saysNo({ turn, context }: Setting): boolean {
  const own = plainTurn(context, turn);
  const [first] = context.clauses[turn] ?? [];
  return DECLINES.test(own) && !SETTLES_FOR.test(own) && !(first && rulesAfterAll(first, context));
}

/** The turn says that all are of one mind, or that nobody minds. */
export const ofOneMind = ({ turn, context }: Setting): boolean => OF_ONE_MIND.test(plainTurn(context, turn));

/** The turn says that there is no way round it. */
export const insists = ({ turn, context }: Setting): boolean => INSISTS.test(plainTurn(context, turn));

/** The turn says that it is put down. */
export const isPutDown = ({ turn, context }: Setting): boolean => PUT_DOWN.test(plainTurn(context, turn));

/** "Thôi thì chín lăm nghìn", "thôi hai triệu": no more haggling. */
const SETTLES_FOR = opensWith(
  '(?:ừ |vậy |thế |nếu vậy |trời ơi )*thôi (?:thì|thế|vậy|cứ|mình|ta|mỗi|chọn|lấy|\\d+|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)',
);

/** "Thôi bán.": the no is to going on about it. */
function rulesAfterAll(clause: Clause, context: MeetingContext): boolean {
  const { concludes, acts } = openingOf(clause, context);
  return concludes && acts;
}
