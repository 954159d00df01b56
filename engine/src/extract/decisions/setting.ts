import type { Clause } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { GRANTS, STRONG_AGREE, SUITS } from '../language/assent-cues.ts';
import { ACCEPTS, AGREES, DECLINES, REFUSES } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { OBJECTS } from './agreement.ts';
import { openingOf } from './opening.ts';

/** What stands around a turn: who speaks, what it answers, and how it is taken up. What few clauses are asked of is told on demand. */
export type Setting = {
  readonly byChair: boolean;
  /** Somebody else has asked something in the two turns before. */
  readonly asked: boolean;
  /** The words of matter in those turns, by clause. */
  readonly matterBefore: readonly ReadonlySet<string>[];
  /** The next voice says yes; one of the next two agrees; the room grants what the chair put; the chair what another put. */
  readonly accepted: () => boolean;
  readonly agreed: boolean;
  readonly granted: () => boolean;
  readonly byLeave: () => boolean;
  readonly objected: () => boolean;
  /** The turn itself opens with yes, or with no. */
  readonly saysYes: () => boolean;
  readonly saysNo: () => boolean;
};

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
  const byChair = speaker !== null && speaker === context.chair;
  return {
    byChair,
    asked: before.some((clause) => clause.asks),
    matterBefore: before.map((clause) => clauseContent(clause, context)),
    accepted: () => said[0] !== undefined && saysYes(said[0], ACCEPTS),
    agreed: said.some((text) => saysYes(text, AGREES) || saysYes(text, SUITS) || STRONG_AGREE.test(text)),
    granted: () => byChair && said.some((text) => saysYes(text, GRANTS)),
    byLeave: () =>
      after.some(
        (at) =>
          speakerOf(context, at) === context.chair &&
          [ACCEPTS, AGREES].some((cue) => saysYes(plainTurn(context, at), cue)),
      ),
    objected: () => OBJECTS.test(next) || REFUSES.test(next) || DECLINES.test(next),
    saysYes: () => ACCEPTS.test(own) || AGREES.test(own),
    saysNo: () => DECLINES.test(own) && !(first && rulesAfterAll(first, context)),
  };
}

const clausesOf = (turns: readonly number[], context: MeetingContext): Clause[] =>
  turns.flatMap((at) => context.clauses[at] ?? []);

const saysYes = (said: string, cue: RegExp): boolean => cue.test(said) && !OBJECTS.test(said);

/** "Thôi bán.": the no is to going on about it. */
function rulesAfterAll(clause: Clause, context: MeetingContext): boolean {
  const { concludes, acts } = openingOf(clause, context);
  return concludes && acts;
}
