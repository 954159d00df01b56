import type { Clause } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { STRONG_AGREE, SUITS, WELCOMES } from '../language/assent-cues.ts';
import { opensWith } from '../language/phrase.ts';
import { ACCEPTS, AGREES, DECLINES, REFUSES } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { OBJECTS } from './agreement.ts';
import { openingOf } from './opening.ts';
import { PROTESTS } from './other-talk-cues.ts';
import { OF_ONE_MIND, PUT_DOWN } from './ruling-cues.ts';

/** A clause said shortly before: by whom, its words of matter, and whether it names two ways to go ("sửa hay bán?"). */
export type Lately = {
  readonly clause: Clause;
  readonly speaker: string | null;
  readonly matter: ReadonlySet<string>;
  readonly namesWays: boolean;
};

/** What stands around a turn: who speaks, what it answers, and how it is taken up. What few clauses are asked of is told on demand. */
export type Setting = {
  readonly byChair: boolean;
  readonly turnsLeft: number;
  /** Somebody else has asked something in the two turns before. */
  readonly asked: boolean;
  /** The words of matter in those turns, by clause. */
  readonly matterBefore: readonly ReadonlySet<string>[];
  /** All clauses of the last turns, the latest turn first. */
  readonly lately: () => readonly Lately[];
  /** The next voice says yes; one of the next two agrees; so does the chair to what another put. */
  readonly accepted: () => boolean;
  readonly agreed: boolean;
  readonly byLeave: () => boolean;
  readonly objected: () => boolean;
  /** The turn itself opens with yes, or with no. */
  readonly saysYes: () => boolean;
  readonly saysNo: () => boolean;
  /** The turn says that all are of one mind, or that nobody minds; that it is put down. */
  readonly ofOneMind: () => boolean;
  readonly putDown: () => boolean;
};

const LATELY = [1, 2, 3, 4, 5, 6];

export function settingOf(turn: number, context: MeetingContext): Setting {
  const speaker = speakerOf(context, turn);
  const isOther = (at: number) => speakerOf(context, at) !== null && speakerOf(context, at) !== speaker;
  const before = clausesOf(
    [turn - 1, turn - 2].filter((at) => at >= 0 && isOther(at)),
    context,
  );
  const after = [turn + 1, turn + 2].filter(isOther);
  const said = after.map((at) => plainTurn(context, at));
  const own = plainTurn(context, turn);
  const next = plainTurn(context, turn + 1);
  const [first] = context.clauses[turn] ?? [];
  let lately: readonly Lately[] | undefined;
  let ofOneMind: boolean | undefined;
  let putDown: boolean | undefined;
  return {
    byChair: speaker !== null && speaker === context.chair,
    turnsLeft: context.turns.length - 1 - turn,
    asked: before.some((clause) => clause.asks),
    matterBefore: before.map((clause) => clauseContent(clause, context)),
    lately: () => {
      lately ??= latelySaid(turn, context);
      return lately;
    },
    accepted: () => said[0] !== undefined && [ACCEPTS, WELCOMES].some((cue) => saysYes(said[0] ?? '', cue)),
    agreed: said.some(
      (text) => [AGREES, SUITS, WELCOMES].some((cue) => saysYes(text, cue)) || STRONG_AGREE.test(text),
    ),
    byLeave: () =>
      after.some(
        (at) =>
          speakerOf(context, at) === context.chair &&
          [ACCEPTS, AGREES].some((cue) => saysYes(plainTurn(context, at), cue)),
      ),
    objected: () =>
      [OBJECTS, REFUSES, DECLINES, PROTESTS].some((cue) => cue.test(next)) && !WELCOMES.test(next),
    saysYes: () => ACCEPTS.test(own) || AGREES.test(own),
    ofOneMind: () => {
      ofOneMind ??= OF_ONE_MIND.test(own);
      return ofOneMind;
    },
    putDown: () => {
      putDown ??= PUT_DOWN.test(own);
      return putDown;
    },
    saysNo: () => DECLINES.test(own) && !SETTLES_FOR.test(own) && !(first && rulesAfterAll(first, context)),
  };
}

function latelySaid(turn: number, context: MeetingContext): Lately[] {
  return clausesOf(
    LATELY.map((back) => turn - back),
    context,
  ).map((clause) => ({
    clause,
    speaker: speakerOf(context, clause.turn),
    matter: clauseContent(clause, context),
    namesWays: clause.words.includes('hay'),
  }));
}

const clausesOf = (turns: readonly number[], context: MeetingContext): Clause[] =>
  turns.flatMap((at) => context.clauses[at] ?? []);

const saysYes = (said: string, cue: RegExp): boolean => cue.test(said) && !OBJECTS.test(said);

/** "Thôi thì chín lăm nghìn", "thôi hai triệu": no more haggling. */
const SETTLES_FOR = opensWith(
  '(?:ừ |vậy |thế |nếu vậy |trời ơi )*thôi (?:thì|thế|vậy|cứ|mình|ta|mỗi|chọn|lấy|\\d+|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)',
);

/** "Thôi bán.": the no is to going on about it. */
function rulesAfterAll(clause: Clause, context: MeetingContext): boolean {
  const { concludes, acts } = openingOf(clause, context);
  return concludes && acts;
}
