import { dayInDigits } from '@hopgon/contract/time/format-local';
import { dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { speaksOfDay } from './dialogue-people.rules.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import type { SpokenTime } from './parse/turn/spoken-time.rules.ts';
import type { ActWorld } from './resolve/acts/find-meant-meetings.ts';
import type { DialogueState } from './shared/dialogue-state.rules.ts';
import type { Workplace } from './shared/workplace.rules.ts';

interface Before {
  readonly place: Workplace;
  readonly state: DialogueState;
}

/** A message with its hour on the day that was spoken of: "Chị Hà mai rảnh lúc nào?" — "Đặt 10h nhé". */
export async function readSpokenDay(
  world: Pick<ActWorld, 'assistantReader'>,
  scope: CompanyScope,
  turn: ParsedTurn,
  { place, state: { day, lastKind } }: Before,
): Promise<ParsedTurn> {
  if (day === null || day <= dateOf(place.now) || !speaksOfDay.has(lastKind)) return turn;
  const read = (said: string): Promise<SpokenTime> =>
    world.assistantReader.read(scope, 'readSpokenTime', said, place.now);
  const onDay = async (said: string): Promise<SpokenTime | null> => {
    const before = await read(said);
    if (before.ahead === null || before.saysDay || before.ahead.repeats) return null;
    const after = await read(`${said} ${dayInDigits(day)}`);
    return after.ahead === null ? null : after;
  };
  const { asked, question } = turn;
  if (question?.kind === 'rooms') {
    const time = question.time === '' ? null : await onDay(question.time);
    return time === null ? turn : { ...turn, times: { ...turn.times, [question.time]: time } };
  }
  if (asked.kind === 'free-time') {
    const time = await onDay(asked.time.said);
    return time === null ? turn : { ...turn, asked: { ...asked, time } };
  }
  if (asked.kind !== 'schedule' || asked.isCommand || asked.words.way !== 'spoken') return turn;
  const { words } = asked;
  const time = await onDay(words.time.said);
  if (time === null) return turn;
  const { said, plain, ahead } = time;
  const request = { ...words.request, time: said };
  return { ...turn, asked: { ...asked, words: { ...words, time: { said, plain, ahead }, request } } };
}
