import type { IntentKind } from '../intent.ts';
import { type AnswerKind, type AnswerPhrase, findAnswerPhrases, findArrival } from './answer-phrases.ts';
import type { MessagePiece } from './read-pieces.ts';
import { minutesIn } from './said-amounts.ts';
import type { SaidSlots } from './said-slots.ts';
import type { SpokenAct } from './spoken-act.ts';
import { firstPart, wordsBesideAnswer } from './words-beside-answer.ts';

type ActOf<Kind extends SpokenAct['kind']> = Extract<SpokenAct, { kind: Kind }>;

const answerOf = {
  'respond-yes': 'accepted',
  'respond-no': 'declined',
  'respond-maybe': 'tentative',
} as const;

export const isAnswerKind = (kind: IntentKind): kind is AnswerKind =>
  kind in answerOf || kind === 'come-late';

/** The answer to an invitation, or that one joins late, with all that is said beside it. */
export function fillAnswer(kind: AnswerKind, all: SaidSlots): ActOf<'respond'> | ActOf<'come-late'> {
  const { message, clause } = all;
  const arrival = findArrival(message, clause.pieces);
  const meant = (one: AnswerKind): boolean =>
    one === kind || (one === 'respond-yes' && kind !== 'respond-no');
  const found = findAnswerPhrases(message).filter((one) => meant(one.kind) || isLateBeside(one.kind, kind));
  // With the hour at which one joins, "trễ" is said of something else.
  const phrases = arrival === null ? found : [...found.filter((one) => one.kind !== 'come-late'), arrival];
  const said = all.with({ ...all.slots, about: aboutAlone(all, phrases) });
  const { rest, end } = wordsBesideAnswer(message, clause.pieces, {
    about: said.spansOf('about'),
    phrases,
  });
  const reason = kind === 'respond-yes' && comesFrom.test(rest) ? `dự ${rest}` : rest;
  const { about } = said;
  const beside = clause.pieces
    .filter((piece) => piece.kind === 'time' && piece.to <= end)
    .map(({ text }) => text);
  const times = [...new Set([...about.times, ...beside])].filter((time) => time !== arrival?.time);
  const arrives = arrival?.time ?? '';
  if (kind === 'come-late') {
    const minutes = minutesIn(said.of('by')) ?? minutesIn(message);
    const days = times.filter((time) => minutesIn(time) === null || /\d\s*(?:h|g|:)/iu.test(time));
    return { kind, ...about, times: days, minutes, arrives, reason };
  }
  return { kind: 'respond', ...about, times, answer: answerOf[kind], arrives, reason };
}

const isLateBeside = (kind: AnswerKind, meant: AnswerKind): boolean =>
  kind === 'come-late' && meant === 'respond-yes';

/** The words for the meeting end where something else begins: "họp chất lượng em dự, nhưng chỉ đến 15h". */
function aboutAlone(
  said: SaidSlots,
  phrases: readonly { readonly from: number; readonly to: number }[],
): string {
  const [span] = said.spansOf('about');
  if (span === undefined) return '';
  const inside = phrases
    .filter(({ from, to }) => from < span.to && to > span.from)
    .toSorted((one, other) => one.from - other.from);
  const cuts = [span.from, ...inside.flatMap(({ from, to }) => [from, to]), span.to];
  const parts = cuts.flatMap((from, at) => {
    const to = cuts[at + 1] ?? from;
    return at % 2 === 0 ? [{ from, to, about: firstPart(said.message.slice(from, to).trim()) }] : [];
  });
  const filled = parts.filter(({ about }) => said.with({ ...said.slots, about }).about.words !== '');
  const namesMeeting = (part: { readonly from: number; readonly to: number }): boolean =>
    said.clause.pieces.some(
      ({ cue, from, to }) => (cue === 'meeting' || cue === 'gathering') && from >= part.from && to <= part.to,
    );
  // "Bận nhập hàng không dự họp công nợ được": why one does not come may stand first.
  return (filled.find(namesMeeting) ?? filled[0])?.about ?? '';
}

/** "Từ Cần Thơ", "trực tuyến": where or how one takes part. */
const comesFrom = /^(?:từ|trực tuyến|online|onl|qua|bằng|tu|truc tuyen|bang)(?!\p{L})/iu;

const asksOrders: ReadonlySet<string> = new Set([
  'move',
  'cancel',
  'remind-self',
  'give',
  'write',
  'mail',
  'poll',
  'note',
  'invite',
  'make',
]);

/**
 * The answer a message plainly gives to an invitation; null where it gives none, asks, gives an order before it, or speaks of somebody
 * else: "chị Hà không dự được".
 */
export function plainAnswerOf(
  message: string,
  pieces: readonly MessagePiece[],
  { isQuestion, namesMeeting }: { readonly isQuestion: boolean; readonly namesMeeting: boolean },
): AnswerKind | null {
  if (isQuestion || !(namesMeeting || pieces.some(({ cue }) => cue === 'meeting' || cue === 'gathering')))
    return null;
  const arrival = findArrival(message, pieces);
  const found = findAnswerPhrases(message).filter((one) => isSaidOfSelf(one, pieces));
  const first = found[0] ?? arrival;
  if (!first) return null;
  const before = pieces.filter(({ to }) => to <= first.from);
  if (before.some(({ cue }) => cue !== null && asksOrders.has(cue))) return null;
  if (pieces.some(({ cue }) => cue === 'task' || cue === 'titled-task')) return null;
  const isComing = found.some(({ kind }) => kind === 'respond-yes');
  return arrival !== null && !isComing ? 'come-late' : arrival !== null ? 'respond-yes' : first.kind;
}

/** Nobody else is named right before it. */
function isSaidOfSelf({ from }: AnswerPhrase, pieces: readonly MessagePiece[]): boolean {
  const before = pieces.findLast(({ to, kind }) => to <= from && kind !== 'mark' && kind !== 'time');
  return before?.kind !== 'name';
}
