import type { CardChange, SingleChange } from '@hopgon/contract/chat/changes';
import { type DialogueAnswer, renderCard } from './dialogue-step.rules.ts';
import type { Clause } from './parse/turn/parsed-turn.rules.ts';
import { type AssistantReply, aboutMeetings, say, sayBefore } from './render/reply.rules.ts';
import type { DialogueState } from './shared/dialogue-state.rules.ts';

/** A conversation as a part of a message finds it. */
export interface ClauseDialogue {
  readonly state: DialogueState;
  readonly openChange: CardChange | null;
}

interface Answering {
  readonly message: string;
  readonly clauses: readonly Clause[];
  /** Words that agree with the open card stand before them. */
  readonly isConfirmed: boolean;
  readonly before: ClauseDialogue;
  readonly respond: (text: string, dialogue: ClauseDialogue) => Promise<DialogueAnswer>;
  /** Lets somebody learn of a change. */
  readonly notifyOf: (who: string, change: SingleChange, state: DialogueState) => Promise<DialogueAnswer>;
}

/** What the parts of a message made of the open card and beside it. */
interface Made {
  readonly answers: readonly DialogueAnswer[];
  readonly state: DialogueState;
  /** The card that was open before the message, as it is now; null where it was dropped, or there was none. */
  readonly open: CardChange | null;
  readonly openCard: DialogueAnswer['openCard'];
  readonly cards: readonly CardChange[];
}

/** Answers the parts of a message one after the other, each in the conversation that those before it leave; what they change is one card. */
export async function respondInClauses(asked: Answering): Promise<DialogueAnswer> {
  const { clauses, before } = asked;
  let made: Made = {
    ...{ answers: [], cards: [], state: before.state, open: before.openChange },
    openCard: 'keep',
  };
  for (const clause of clauses) made = await respondToClause(asked, clause, made);
  const { state, open, openCard, cards } = made;
  const all = [...(openCard === 'replace' && open !== null ? [open] : []), ...cards].flatMap(singleChanges);
  const changes = all.slice(0, mostTogether);
  const [only] = changes;
  const reply =
    only === undefined
      ? withoutCard(made.answers)
      : renderCard(changes.length > 1 ? { kind: 'several', changes } : only, asked.message, '');
  const isWaiting = asked.isConfirmed && before.openChange !== null && openCard === 'keep';
  const beside = [
    ...(isWaiting ? [stillOpen] : []),
    ...(only === undefined ? [] : made.answers.map(({ reply: one }) => besideCard(one))),
    ...(all.length > mostTogether ? [sayLeft(all.length - mostTogether)] : []),
  ];
  const meetingIds = made.answers.flatMap(({ reply: one }) => one.meetingIds ?? []);
  const said = sayBefore(reply, beside.filter(Boolean).join('\n'));
  return { reply: aboutMeetings(said, meetingIds), state, openCard };
}

const stillOpen = 'Thẻ đang mở: bạn bấm Xác nhận trên thẻ nhé.';

/** A card holds no more. */
const mostTogether = 10;
const sayLeft = (left: number): string =>
  `Một thẻ ghi được ${mostTogether} việc; ${left} việc sau cùng chưa có trên thẻ.`;

const singleChanges = (change: CardChange): readonly SingleChange[] =>
  change.kind === 'several' ? change.changes : [change];

async function respondToClause(asked: Answering, clause: Clause, made: Made): Promise<Made> {
  const { text, isOwn, isNews, isOfLast } = clause;
  const { state, open, cards, answers } = made;
  const last = cards.at(-1) ?? open;
  const changed = last && singleChanges(last).at(-1);
  if (isNews)
    return changed ? withAnswer(made, await asked.notifyOf(text, changed, state), state.pending) : made;
  if (isOfLast && state.pending !== null) return withAnswer(made, putOff(text, state), state.pending);
  const answer = isOwn
    ? await respondToOwn(asked, clause, state)
    : await asked.respond(text, { state, openChange: last });
  const kept = isOwn ? state.pending : null;
  if (answer.openCard === 'keep') return withAnswer(made, answer, kept);
  const card = answer.openCard === 'replace' ? (answer.reply.card?.change ?? null) : null;
  const next = { ...made, answers: [...answers, answer], state: answer.state };
  if (cards.length === 0) return { ...next, open: card, openCard: answer.openCard };
  return { ...next, cards: [...cards.slice(0, -1), ...(card === null ? [] : [card])] };
}

/** What is of its own answers no question and changes no card; of several kinds it is of the one for which it was set apart. */
async function respondToOwn(
  asked: Answering,
  { text, kind }: Clause,
  state: DialogueState,
): Promise<DialogueAnswer> {
  const answer = await asked.respond(text, { state: { ...state, pending: null }, openChange: null });
  const { pending } = answer.state;
  const meant =
    pending?.kind === 'intent' ? pending.options.find((option) => option.kind === kind) : undefined;
  return meant ? asked.respond(meant.label, { state: answer.state, openChange: null }) : answer;
}

/** What is of a meeting that has to be chosen first. */
const putOff = (text: string, state: DialogueState): DialogueAnswer => ({
  reply: say(`Khi đã chọn, bạn nói tiếp: “${text}”.`),
  state,
  openCard: 'keep',
});

/** The first question that is asked back waits for its answer. */
function withAnswer(made: Made, answer: DialogueAnswer, waiting: DialogueState['pending']): Made {
  const { change = null } = answer.reply.card ?? {};
  return {
    ...made,
    answers: [...made.answers, answer],
    state: { ...answer.state, pending: waiting ?? answer.state.pending },
    cards: change === null ? made.cards : [...made.cards, change],
  };
}

/** What is said beside a card: all of an answer that has none. */
const besideCard = ({ card, content, reading }: AssistantReply): string =>
  card === null ? content : reading?.kind === 'beside' ? reading.text : '';

/** Several answers as one; what the last one offers stays to be chosen. */
function withoutCard(answers: readonly DialogueAnswer[]): AssistantReply {
  const reading = answers.findLast(({ reply }) => reply.reading !== null)?.reply.reading ?? null;
  return say(answers.map(({ reply }) => reply.content).join('\n\n'), reading);
}
