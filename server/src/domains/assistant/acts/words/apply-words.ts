import type { CardChange, SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { saysLetter } from '../../shared/says-card-words.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { buildLateAnswer } from '../cards/build-late-answer.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import { addFurtherWish, addWish } from './add-wish.rules.ts';
import { applyWordsToAgenda } from './apply-words-to-agenda.ts';
import { applyWordsToAnswer, applyWordsToCancellation } from './apply-words-to-answer.rules.ts';
import { applyWordsToChange } from './apply-words-to-change.ts';
import { applyWordsToMail } from './apply-words-to-mail.ts';
import { applyWordsToMeeting } from './apply-words-to-meeting.ts';
import { applyWordsToNote } from './apply-words-to-note.ts';
import { applyWordsToPoll } from './apply-words-to-poll.ts';
import { applyWordsToTask } from './apply-words-to-task.ts';
import { applyWordsToTaskChange } from './apply-words-to-task-change.ts';
import type { CardAnswer, SpokenOfCard } from './card-answer.rules.ts';
import { keepReminders } from './keep-reminders.rules.ts';
import { replaceMeeting } from './replace-meeting.ts';

/** The card with what words change of it; null where they change nothing that it has. */
export async function applyWords(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: CardChange,
  said: SpokenOfCard,
): Promise<CardAnswer | null> {
  if (change.kind === 'several') return changeOneOf(world, scope, context, change.changes, said);
  const { words } = said;
  switch (change.kind) {
    case 'meeting':
      return applyWordsToMeeting(world, scope, context, change, said);
    case 'action-item':
      return applyWordsToTask(world, scope, context, change, said);
    case 'task-change':
      return applyWordsToTaskChange(world, scope, context, change, said);
    case 'meeting-change':
      return applyWordsToChange(world, scope, context, change, said);
    case 'note':
      return applyWordsToNote(world, scope, context, change, said);
    case 'poll':
      return applyWordsToPoll(world, scope, context, change, said);
    case 'mail':
      return applyWordsToMail(world, scope, context, change, said);
    case 'agenda':
      return applyWordsToAgenda(scope, change, words);
    case 'answer':
      return (
        (await applyLate(world, scope, context, change, words)) ??
        applyWordsToAnswer(change, words) ??
        replaceMeeting(world, scope, context, change, said.spoken)
      );
    case 'meeting-cancel':
      return (
        applyWordsToCancellation(change, words) ?? replaceMeeting(world, scope, context, change, said.spoken)
      );
    case 'minutes':
      return addWish(context, change, said);
    case 'note-delete':
      return null;
  }
}

/** "Đi luôn, vô trễ 20p": with another answer, where one is said, and why. */
async function applyLate(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: Extract<SingleChange, { kind: 'answer' }>,
  { late, answer, reason }: SpokenOfCard['words'],
): Promise<CardAnswer | null> {
  if (late === null) return null;
  const said = answer === null || answer === change.answer ? change : { ...change, answer, reason: '' };
  return buildLateAnswer(world, scope, context, said, { minutes: late, reason });
}

/** "Thôi chỉ gửi chị Thu, không cần chị Hà": the letters of those who are left out go. */
async function withoutReaders(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  changes: readonly SingleChange[],
  { spoken: { remove } }: SpokenOfCard,
): Promise<CardAnswer | null> {
  const readers = changes.flatMap((one) => (one.kind === 'mail' ? [one.to.userId] : []));
  if (remove.length === 0 || readers.length < changes.length) return null;
  const people = await resolveNames(world, scope, context, remove, { likely: [readers] });
  if (!arePeople(people)) return people;
  const gone = new Set(people.map(({ userId }) => userId));
  const kept = changes.filter((one) => one.kind !== 'mail' || !gone.has(one.to.userId));
  const [only, ...more] = kept;
  if (only === undefined || kept.length === changes.length) return null;
  return { kind: 'changed', change: more.length === 0 ? only : { kind: 'several', changes: kept } };
}

/** "Bỏ anh Minh ra, viết ngắn lại": the letters that are left as the rest of the message wants them. */
async function rewrite(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: CardChange,
  said: SpokenOfCard,
): Promise<CardAnswer> {
  const rest = { ...said, spoken: { ...said.spoken, remove: [] } };
  const answer = saysLetter(said.words) ? await applyWords(world, scope, context, change, rest) : null;
  return answer ?? { kind: 'changed', change };
}

/** Letters of one message are changed together. */
async function changeAll(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  changes: readonly SingleChange[],
  said: SpokenOfCard,
): Promise<CardAnswer | null> {
  const after: SingleChange[] = [];
  for (const one of changes) {
    const answer = await applyWords(world, scope, context, one, said);
    if (answer?.kind !== 'changed') after.push(one);
    else if (answer.change.kind === 'several') after.push(...answer.change.changes);
    else after.push(answer.change);
  }
  const isSame = after.length === changes.length && after.every((one, at) => one === changes[at]);
  return isSame ? null : { kind: 'changed', change: { kind: 'several', changes: after } };
}

/** The last first; a reminder beside a meeting only where it is spoken of. */
function byNearness(
  changes: readonly (readonly [number, SingleChange])[],
  { words: { before } }: SpokenOfCard,
): (readonly [number, SingleChange])[] {
  const last = changes.toReversed();
  if (before !== null || !changes.some(([, { kind }]) => kind === 'meeting')) return last;
  const isNote = ([, { kind }]: readonly [number, SingleChange]): boolean => kind === 'note';
  return [...last.filter((one) => !isNote(one)), ...last.filter(isNote)];
}

/** Of several the one that is pointed at, else the last that the words fit is meant. */
async function changeOneOf(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  changes: readonly SingleChange[],
  said: SpokenOfCard,
): Promise<CardAnswer | null> {
  const wished = addFurtherWish(changes, said);
  if (wished !== null) return wished;
  const left = await withoutReaders(world, scope, context, changes, said);
  if (left !== null)
    return left.kind === 'changed' ? rewrite(world, scope, context, left.change, said) : left;
  if (changes.every(({ kind }) => kind === 'mail') && said.part === null)
    return changeAll(world, scope, context, changes, said);
  const meant = [...changes.entries()].filter(([at]) => said.part === null || at === said.part);
  for (const [at, one] of byNearness(meant, said)) {
    const answer = await applyWords(world, scope, context, one, said);
    if (answer === null) continue;
    if (answer.kind !== 'changed') return answer;
    const put = answer.change.kind === 'several' ? answer.change.changes : [answer.change];
    const after = keepReminders(changes.toSpliced(at, 1, ...put), one, answer.change);
    return { kind: 'changed', change: { kind: 'several', changes: after } };
  }
  return null;
}
