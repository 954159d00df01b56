import type { CardChange } from '@hopgon/contract/chat/changes';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import type { ActOutcome } from './acts/act-outcome.rules.ts';
import { waitFor } from './dialogue-pending.rules.ts';
import { plannedBefore } from './dialogue-people.rules.ts';
import { saysOfOpen, stanceOf } from './dialogue-stance.rules.ts';
import { mentionsOf, type OtherReading } from './dialogue-turn.rules.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import { askAgain, stopAsking, whatIsAsked } from './render/ask-again.rules.ts';
import { intentNames } from './render/intent-names.rules.ts';
import { renderChanges } from './render/render-changes.rules.ts';
import { renderMeetingCard } from './render/render-schedule.rules.ts';
import { type AssistantReply, aboutMeetings, askBack, say } from './render/reply.rules.ts';
import {
  type AskedBack,
  type DialogueState,
  type Mentions,
  mergeMentions,
  type Pending,
} from './shared/dialogue-state.rules.ts';
import { isPart } from './shared/intent-groups.rules.ts';
import { isSameValue } from './shared/is-same-value.rules.ts';

/** The answer to a message, what it does to the open card, and the conversation after it. */
export interface DialogueAnswer {
  readonly reply: AssistantReply;
  readonly state: DialogueState;
  /** `replace`: the reply's card is the open one with something changed. */
  readonly openCard: 'keep' | 'replace' | 'dismiss';
  /** Nothing was found that answers. */
  readonly isUnfound?: boolean;
}

/** Whether an answer is one for which a message is read otherwise. */
export const isGiven: Readonly<Record<OtherReading['needs'], (answer: DialogueAnswer) => boolean>> = {
  changed: ({ openCard }) => openCard === 'replace',
  begun: ({ reply, state, isUnfound }) =>
    isUnfound !== true &&
    (reply.card !== null || (state.pending !== null && state.pending.kind !== 'intent')),
  card: ({ reply, isUnfound }) => reply.card !== null && isUnfound !== true,
  found: ({ isUnfound }) => isUnfound !== true,
  done: ({ reply, state, isUnfound }) =>
    isUnfound !== true && (reply.card !== null || state.pending === null),
};

/** A message and the conversation before it. */
export interface DialogueStep {
  readonly now: Date;
  readonly turn: ParsedTurn;
  readonly state: DialogueState;
}

/** The same with what words may answer or change. */
export interface OpenDialogueStep extends DialogueStep {
  readonly openChange: CardChange | null;
  /** What was asked back and still waits. */
  readonly pending: Pending | null;
}

interface Ending {
  readonly mentions?: Mentions;
  readonly asked?: AskedBack | null;
  readonly openCard?: DialogueAnswer['openCard'];
}

/** The question that waits, once a message answered nothing of it: it is asked in other words, and a third time not at all. */
function askedAgain(
  { state, now, turn }: DialogueStep,
  reply: AssistantReply,
  asked: AskedBack,
): DialogueAnswer {
  const unanswered = (state.pending?.unanswered ?? 0) + 1;
  const isOver = unanswered > mostUnanswered;
  const meetingIds = state.pending?.meetingIds;
  const words = isOver ? stopAsking(asked) : askAgain(asked, reply, shorten(turn.message));
  return {
    reply: aboutMeetings(words, meetingIds),
    openCard: 'keep',
    isUnfound: true,
    state: { ...state, pending: isOver ? null : waitFor(asked, now, { meetingIds, unanswered }) },
  };
}

const mostUnanswered = 1;

/** Whether a question is the one that waits already. */
function isWaiting({ state: { pending }, now }: DialogueStep, asked: AskedBack): boolean {
  if (pending === null || pending.expiresAt <= now.toISOString()) return false;
  const { expiresAt: _, unanswered: __, meetingIds: ___, ...before } = pending;
  return isSameValue(before, asked);
}

/** Whether a part of what waits was filled, and more of it is asked. */
function isFilled({ state: { pending }, now }: DialogueStep, asked: AskedBack): boolean {
  if (pending === null || pending.expiresAt <= now.toISOString()) return false;
  if (pending.kind === 'task' && asked.kind === 'task')
    return (
      pending.title !== '' &&
      pending.title === asked.title &&
      (pending.assignee !== asked.assignee || pending.deadline !== asked.deadline)
    );
  if (pending.kind !== 'schedule' || asked.kind !== 'schedule') return false;
  const { goal, people } = pending.request;
  const keeps = asked.request.goal === goal && asked.request.people.includes(people);
  return `${goal}${people}` !== '' && keeps && !isSameValue(asked.request, pending.request);
}

/** The answer, and the conversation after it. */
export function finish(
  step: DialogueStep,
  reply: AssistantReply,
  { mentions = {}, asked = null, openCard = 'keep' }: Ending = {},
): DialogueAnswer {
  // A command is typed whole and is no answer.
  if (asked !== null && !step.turn.isCommand && isWaiting(step, asked)) return askedAgain(step, reply, asked);
  const noted = asked !== null && isFilled(step, asked) ? `Đã ghi phần đó. ${reply.content}` : reply.content;
  const { now, state, turn } = step;
  const spoken = reply.card ? { ...mentionsOf(reply.card.change), ...mentions } : mentions;
  const isQuestion = reply.card === null && asked === null && openCard === 'keep';
  // After a card, what goes on is about the card.
  const before = reply.card === null ? state.question : null;
  const question = isQuestion ? turn.message.slice(0, longestQuestion) : before;
  const { meetingIds } = aboutMeetings(reply, mentions.meetingIds);
  return {
    reply: { ...reply, content: noted, ...(meetingIds && { meetingIds }) },
    openCard,
    state: {
      ...mergeMentions(state, spoken),
      planned: isQuestion ? plannedBefore(step) : undefined,
      ...(reply.reading?.kind === 'letter' && {
        draft: { subject: reply.reading.subject, body: reply.reading.body },
      }),
      ...(turn.words.room !== '' && { room: turn.words.room }),
      question,
      lastKind: turn.kind,
      pending: asked && waitFor(asked, now, { meetingIds }),
    },
  };
}

/** Longer is no question that another goes on from. */
const longestQuestion = 300;

export function finishAct(step: DialogueStep, outcome: ActOutcome, act: SpokenAct | null): DialogueAnswer {
  switch (outcome.kind) {
    case 'change':
      return finish(step, renderCard(outcome.change, step.turn.message, ''), { mentions: outcome.mentions });
    case 'ask':
      return {
        ...finish(step, outcome.reply, { asked: act && { kind: 'act', act, options: outcome.options } }),
        isUnfound: outcome.isUnfound === true,
      };
    case 'say':
      return {
        ...finish(step, outcome.reply, { mentions: outcome.mentions }),
        isUnfound: outcome.isUnfound === true,
      };
  }
}

const undoWords =
  'Bấm Hoàn tác trên thẻ vừa xác nhận (trong 20 giây), hoặc “Trả lại như trước” trên thẻ đang mở. Nếu đã quá lúc, bạn nói việc cần sửa lại, ví dụ “dời lại 9h” hoặc “hủy cuộc vừa đặt”.';

const nothingYet = (pending: Pending): string =>
  `Chưa có gì để xác nhận: trợ lý còn cần biết ${whatIsAsked(pending)}. Nếu không cần nữa, bạn nói “thôi”.`;

/** Less likely is more often something else. */
const leastUndone = 0.5;

/** "Thôi khỏi" drops what is open; "ok" confirms nothing, its button does. */
export function dropOpen(step: OpenDialogueStep): DialogueAnswer | null {
  const { turn, state, pending, openChange } = step;
  const stance = stanceOf(step);
  // "À lộn, 10h" corrects what is open.
  if (turn.kind === 'undo' && turn.score >= leastUndone && !saysOfOpen(step, state.draft !== undefined))
    return finish(step, say(undoWords));
  // What is not kept yet is dropped, and no other note deleted.
  if (turn.act?.kind === 'delete-note' && openChange?.kind === 'note')
    return finish(step, say('Đã bỏ thẻ đang mở, không có gì được lưu.'), { openCard: 'dismiss' });
  if (stance === 'dismiss') {
    if (pending !== null) return finish(step, say('Đã bỏ qua. Bạn cần gì khác cứ nói nhé.'));
    if (openChange === null) return null;
    return finish(step, say('Đã bỏ thẻ đang mở, không có gì thay đổi hay gửi đi.'), { openCard: 'dismiss' });
  }
  return stance === 'confirm' ? agree(step) : null;
}

/** Who agrees learns what confirms; with nothing open that there is nothing to confirm. */
function agree(step: OpenDialogueStep): DialogueAnswer | null {
  const { turn, pending, openChange } = step;
  if (pending !== null)
    return isOnlyChoice(pending) ? null : { ...finish(step, say(nothingYet(pending))), state: step.state };
  if (openChange !== null) return finish(step, say(pressConfirm));
  return turn.rivals.length > 0 && turn.words.stance === 'agree' ? finish(step, say(nothingOpen)) : null;
}

const pressConfirm =
  'Để chắc chắn, hãy bấm nút Xác nhận trên thẻ. Bạn vẫn đổi được, ví dụ “đổi sang 10h” hoặc “thêm chị Hà”.';

const nothingOpen =
  'Hiện không có thẻ nào chờ bạn Xác nhận, nên chưa có gì được làm. Bạn nói rõ việc cần làm nhé, ví dụ “nhận việc kiểm kê kho” hoặc “dời họp giao ban sang 10h”.';

/** Where one thing alone was offered, agreeing chooses it. */
const isOnlyChoice = (pending: Pending): boolean => pending.kind === 'act' && pending.options.length === 1;

/** What a question that waits offers, once more. */
function choicesOf(pending: Pending): { readonly label: string; readonly command: string }[] {
  const labels = 'options' in pending ? pending.options.map(({ label }) => label) : (pending.choices ?? []);
  return labels.map((label) => ({ label, command: label }));
}

/** Words that change what is open and do not say to what: nothing is looked for in their place. */
export function askWhatChanges(step: OpenDialogueStep): DialogueAnswer | null {
  const { turn, openChange, pending } = step;
  if (!isPart(turn.kind)) return null;
  if (pending !== null) return askedAgain(step, askBack('', choicesOf(pending)), pending);
  if (openChange === null) return null;
  const read = readParts(turn);
  const words = [
    `Chưa rõ bạn muốn đổi gì trên thẻ đang mở${read === '' ? '' : ` (trợ lý đọc được: ${read})`}, nên thẻ giữ nguyên.`,
    'Bạn nói rõ phần cần đổi, ví dụ “thêm chị Hà” hoặc “đổi sang 10h”, bấm Sửa trên thẻ, hoặc chọn:',
  ].join(' ');
  const choices = [{ label: 'Bỏ thẻ đang mở', command: 'Bỏ thẻ đang mở' }];
  return { ...finish(step, askBack(words, choices)), state: step.state, isUnfound: true };
}

/** What a message was read to say, in words; empty where nothing was. */
const readParts = ({ change: { times, names, add, remove, room, title } }: ParsedTurn): string =>
  [...times, ...names, ...add, ...remove, room, title].filter((one) => one !== '').join('; ');

/** Kinds that end in the same card. */
const writesLetter: ReadonlySet<IntentKind> = new Set(['letter', 'nudge']);

/** Where a message may be an order and something else, it is asked which it is, and nothing is done. */
export function askWhichIntent(step: OpenDialogueStep): DialogueAnswer | null {
  const { kind, rivals, message } = step.turn;
  if (rivals.length === 0 || [kind, ...rivals].every((one) => writesLetter.has(one))) return null;
  const options = [kind, ...rivals].map((one) => ({ kind: one, label: intentNames[one] }));
  const choices = options.map(({ label }) => ({ label, command: label }));
  const kept = step.openChange === null ? '' : ' Thẻ đang mở giữ nguyên.';
  const question = `Trợ lý chưa chắc bạn muốn gì với “${shorten(message)}”.${kept} Bạn chọn giúp:`;
  return finish(step, askBack(question, choices), { asked: { kind: 'intent', message, options } });
}

const longestNamed = 80;
const shorten = (message: string): string =>
  message.length > longestNamed ? `${message.slice(0, longestNamed).trimEnd().toWellFormed()}…` : message;

/** A card in words; a new meeting as it always is. */
export const renderCard = (change: CardChange, command: string, head: string): AssistantReply =>
  change.kind === 'meeting' ? renderMeetingCard(command, change, head) : renderChanges(change, command, head);
