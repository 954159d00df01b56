import type { SingleChange } from '@hopgon/contract/chat/changes';
import { dayInWords } from '@hopgon/contract/time/format-local';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { dayWarnings } from '../../plan/warnings.rules.ts';
import { say } from '../../render/reply.rules.ts';
import { writeWarning } from '../../render/warning-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { priorityNames } from '../../shared/priority-names.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import type { CardAnswer, SpokenOfCard } from './card-answer.rules.ts';
import { resolveDoer } from './resolve-doer.ts';
import { titleAfter } from './spell-into-title.rules.ts';
import { dueAfter, isPast } from './spoken-deadline.rules.ts';
import { swapWords } from './swap-words.rules.ts';
import { nobodySaid } from './task-gap.rules.ts';

type TaskCard = Extract<SingleChange, { kind: 'action-item' }>;

const longestTaskTitle = 300;

/** Whom it is given to was said already, or was only taken to be so. */
function asItIs(change: TaskCard): CardAnswer {
  const warnings = change.warnings.filter((one) => one !== nobodySaid);
  return warnings.length < change.warnings.length
    ? { kind: 'changed', change: { ...change, warnings } }
    : { kind: 'say', mentions: {}, reply: say('Thẻ đang mở đã như vậy rồi.') };
}

/** The card of a new task with another person, day or priority, or more words in its title. */
export async function applyWordsToTask(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: TaskCard,
  { spoken, words }: SpokenOfCard,
): Promise<CardAnswer | null> {
  if (words.append !== '')
    return {
      kind: 'changed',
      change: { ...change, title: `${change.title} (${words.append})`.slice(0, longestTaskTitle) },
    };
  const people = await resolveDoer(world, scope, context, { spoken, words });
  if (!arePeople(people)) return people;
  const [assignee = change.assignee] = people;
  const due = dueAfter(context, { spoken, words }, change.deadline);
  if (isPast(due, context))
    return { kind: 'say', mentions: {}, reply: say('Ngày đó đã qua. Hạn là ngày nào?') };
  const deadline = due ?? change.deadline;
  const priority = spoken.priority === null ? change.priority : priorityNames[spoken.priority];
  const swapped = words.swap === null ? null : swapWords(change.title, words.swap);
  const title = swapped ?? titleAfter(change.title, spoken);
  const isAlike =
    assignee.userId === change.assignee.userId &&
    deadline === change.deadline &&
    priority === change.priority &&
    title === change.title;
  if (isAlike) return people.length === 0 ? null : asItIs(change);
  return {
    kind: 'changed',
    change: {
      ...change,
      title,
      assignee: { userId: assignee.userId, displayName: assignee.displayName },
      deadline,
      when: deadline === null ? '' : dayInWords(deadline),
      priority,
      warnings: [
        ...(people.length === 0 ? change.warnings.filter((one) => one === nobodySaid) : []),
        ...(deadline === null ? [] : dayWarnings(deadline, context.place.hours).map(writeWarning)),
      ],
    },
  };
}
