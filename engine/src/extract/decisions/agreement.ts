import { ACCEPTS, AGREES } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';

/** Words that hold something against what was just said. */
export const OBJECTS = / (?:nhưng|khoan|không được|không đồng ý|kẹt|không kịp|vắng)(?= )/u;

/** Whether one of the next two turns, by somebody else, agrees. */
export function agreedNext(turn: number, context: MeetingContext): boolean {
  return [turn + 1, turn + 2].some((next) => {
    const said = plainTurn(context, next);
    const other = speakerOf(context, next) !== speakerOf(context, turn);
    return other && (ACCEPTS.test(said) || AGREES.test(said)) && !OBJECTS.test(said);
  });
}
