import type { CardChange } from '@hopgon/contract/chat/changes';
import { describeDifference } from '@hopgon/contract/chat/describe-difference';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { ActContext } from './acts/act-outcome.rules.ts';
import { computeAgendaWarnings } from './acts/cards/compute-agenda-warnings.ts';
import { applyAddition } from './acts/words/apply-addition.rules.ts';
import { applyWords } from './acts/words/apply-words.ts';
import { mayBeTitle } from './acts/words/filled.rules.ts';
import { nameUntaken } from './acts/words/name-untaken.rules.ts';
import { readNamesForGap } from './acts/words/read-names-for-gap.ts';
import {
  type DialogueAnswer,
  finish,
  finishAct,
  type OpenDialogueStep,
  renderCard,
} from './dialogue-step.rules.ts';
import { asksHow, daySaid, mayMeanElse } from './dialogue-turn.rules.ts';
import { say } from './render/reply.rules.ts';
import type { ActWorld } from './resolve/acts/find-meant-meetings.ts';
import { sayWhatStays } from './say-what-stays.rules.ts';
import type { CardWords } from './shared/card-words.rules.ts';
import { isSurelyOther } from './shared/intent-groups.rules.ts';
import { isGone } from './shared/is-gone.rules.ts';
import { isOpenTitle } from './shared/open-title.rules.ts';
import { saysCardWords, saysItems } from './shared/says-card-words.rules.ts';
import { saysFields } from './shared/says-fields.rules.ts';
import { unusedWords, withAsideNamed, withUnused } from './unused-words.rules.ts';

export interface CardStep extends OpenDialogueStep {
  readonly context: ActContext;
  /** Whether the message only says a part. */
  readonly isPart: boolean;
}

/**
 * The open card with what a message changes of it. What the card takes whole is of the card, whatever kind the message looks like; of
 * other messages those that only say a part. What the card has no place for is named.
 */
export async function applyToOpenCard(
  world: ActWorld,
  scope: CompanyScope,
  step: CardStep,
): Promise<DialogueAnswer | null> {
  try {
    return await applyToCard(world, scope, step);
  } catch (error) {
    if (!isGone(error)) throw error;
    return finish(step, say(ofGone), { openCard: 'dismiss' });
  }
}

const ofGone =
  'Cuộc họp hoặc việc trên thẻ đang mở không còn, hoặc bạn không còn xem được, nên trợ lý đã bỏ thẻ. Chưa có gì thay đổi hay gửi đi.';

async function applyToCard(
  world: ActWorld,
  scope: CompanyScope,
  step: CardStep,
): Promise<DialogueAnswer | null> {
  const { turn, openChange } = step;
  if (openChange === null || turn.isFollowUp || asksHow(turn) || isOfOther(step, openChange)) return null;
  const named = await readNamesForGap(world, scope, step, openChange);
  const said = named.length === 0 ? step : { ...step, turn: withNames(turn, named) };
  return applySaid(world, scope, said, openChange);
}

/** The message with these as the names it says, and nothing else. */
const withNames = (turn: CardStep['turn'], names: readonly string[]): CardStep['turn'] => ({
  ...turn,
  change: { ...turn.change, names, leftover: '' },
  words: { ...turn.words, rest: '' },
});

async function applySaid(
  world: ActWorld,
  scope: CompanyScope,
  step: CardStep,
  openChange: CardChange,
): Promise<DialogueAnswer | null> {
  const { turn, context, isPart } = step;
  const spoken = turn.change;
  const read = isPart ? withReason(openChange, turn) : turn.words;
  const words = withAside(openChange, read, turn);
  const isWhole = !words.asks && words.rest === '' && (saysFields(spoken) || saysCardWords(words));
  const added = await addToCard(scope, step, openChange);
  if (added !== null) return added;
  const goal = goalFor(step, openChange);
  const isOfMinutes = openChange.kind === 'minutes' && isPart && !words.asks;
  const isOfCard = isWhole || isOfMinutes || (isPart ? goal !== '' || !mayMeanElse(turn) : saysOwnPart(step));
  if (!isOfCard || (isSurelyOther(turn) && !isWhole)) return null;
  // "Nội dung là giá sỉ tháng 12": a time within what it is about is none of the meeting's.
  const times = spoken.times.filter((time) => goal === '' || !goal.includes(time));
  const answer = await applyWords(world, scope, context, openChange, {
    spoken: { ...spoken, times },
    words,
    part: turn.part,
    message: turn.message,
    goal,
  });
  const untaken = nameUntaken(openChange, words);
  if (answer === null) return sayWhatStays(step, untaken, isWhole);
  if (answer.kind !== 'changed') return finishAct(step, answer, null);
  const unused = unusedWords(answer.change, withoutWords(spoken.leftover, goal), words.rest);
  const left = [unused, ...untaken].filter((one) => one !== '');
  const changed = withAsideNamed(withUnused(answer.change, left), words.aside);
  const head = describeDifference(openChange, answer.change);
  return finish(step, renderCard(changed, turn.message, head), {
    mentions: daySaid(turn),
    openCard: 'replace',
  });
}

/** What the open meeting is about, where it is only called by its people. */
function goalFor({ turn, isPart }: CardStep, change: CardChange): string {
  const meetings = (change.kind === 'several' ? change.changes : [change]).filter(
    ({ kind }) => kind === 'meeting',
  );
  const isOpen = meetings.some((one) => one.kind === 'meeting' && isOpenTitle(one.title));
  if (!isOpen) return '';
  const { change: spoken, words, goal, message } = turn;
  const isTitle =
    isPart && !saysFields(spoken) && !saysCardWords(words) && words.rest !== '' && mayBeTitle(turn);
  return goal !== '' || !isTitle ? goal : message;
}

/** Words that lead to what a meeting is about. */
const leadsToGoal = ['bàn', 'về', 'trao', 'đổi', 'nói', 'chuyện', 'nội', 'dung', 'ban', 've'];

const withoutWords = (text: string, taken: string): string => {
  if (taken === '') return text;
  const words = new Set([...taken.toLowerCase().split(/\s+/u), ...leadsToGoal]);
  return text
    .split(/\s+/u)
    .filter((word) => !words.has(word.toLowerCase()))
    .join(' ');
};

/** Further items of an agenda, or more of a note. */
async function addToCard(
  scope: CompanyScope,
  step: CardStep,
  openChange: CardChange,
): Promise<DialogueAnswer | null> {
  const { turn, isPart } = step;
  const isAdded =
    turn.words.items.length === 0 && (isPart || (turn.kind === 'agenda-add' && openChange.kind === 'agenda'));
  const more = isAdded ? applyAddition(openChange, turn) : null;
  if (more === null) return null;
  const added =
    more.kind === 'agenda' ? { ...more, warnings: await computeAgendaWarnings(scope, more) } : more;
  const head = describeDifference(openChange, added);
  return finish(step, renderCard(added, turn.message, head), { openCard: 'replace' });
}

/** Another meeting or task of a list is meant, or a reminder that the card has no place for. */
function isOfOther({ turn }: CardStep, change: CardChange): boolean {
  const { referredId, act, words, message } = turn;
  const kinds = change.kind === 'several' ? change.changes.map(({ kind }) => kind) : [change.kind];
  const isReminder =
    act?.kind === 'remind' ||
    act?.kind === 'remind-before' ||
    (words.before !== null && reminds.test(message));
  if (isReminder && !kinds.includes('meeting') && !kinds.includes('note')) return true;
  const ownId =
    change.kind === 'task-change' ? change.itemId : 'meetingId' in change ? change.meetingId : null;
  return referredId !== null && ownId !== null && referredId !== ownId;
}

/** What explains a no, a cancellation or a request is its reason; beside another time it becomes a move, which has none. */
function withAside(
  change: CardChange,
  words: CardWords,
  { change: { times } }: Pick<CardStep['turn'], 'change'>,
): CardWords {
  const takesReason =
    (change.kind === 'task-change' && (change.isRequest === true || words.reopens) && !change.reason) ||
    change.kind === 'meeting-cancel' ||
    (change.kind === 'answer' && words.answer === 'declined');
  const isMove = change.kind !== 'task-change' && times.length > 0;
  return takesReason && !isMove && words.reason === '' && words.aside !== ''
    ? { ...words, reason: words.aside, aside: '' }
    : words;
}

const reminds = /(?<!\p{L})(?:nhắc|nhac|remind)(?!\p{L})/iu;
const leastOfReason = 2;

/** "Kẹt khách": beside a no or a cancellation, what says nothing else says why. */
function withReason(
  change: CardChange,
  { words, change: spoken, message, kind }: CardStep['turn'],
): CardWords {
  const mayHave =
    change.kind === 'meeting-cancel' || (change.kind === 'answer' && change.answer === 'declined');
  const isSaid = words.rest.split(' ').length >= leastOfReason && !words.asks && kind !== 'fill-gap';
  if (!mayHave || !isSaid || saysFields(spoken) || saysCardWords(words)) return words;
  return { ...words, reason: message.trim().slice(0, longestReason).toWellFormed(), rest: '' };
}

const longestReason = 300;

/** A letter, an agenda or an answer is spoken of in words that nothing else is: "trang trọng hơn", "mục 2 lên đầu". */
function saysOwnPart({ openChange, turn: { words } }: CardStep): boolean {
  if (words.asks || openChange === null) return false;
  const kinds =
    openChange.kind === 'several' ? openChange.changes.map(({ kind }) => kind) : [openChange.kind];
  const { letter } = words;
  return (
    (kinds.includes('mail') &&
      (letter.tone !== null || letter.remove !== null || letter.sign !== '' || letter.isExplicit)) ||
    (kinds.includes('agenda') && saysItems(words)) ||
    (kinds.includes('answer') && words.answer !== null) ||
    (kinds.includes('poll') && words.answerBy !== '')
  );
}
