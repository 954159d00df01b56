import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import { fold } from '@hopgon/engine/text/fold';
import { dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { describeItem } from '../../render/describe-item.rules.ts';
import { listLinks, say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { findMeantTasks } from '../../resolve/acts/find-meant-tasks.ts';
import { placeSaid } from '../../resolve/acts/place-said.rules.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';

type Titled = readonly { readonly title: string }[];

/** So many of the words stand in the title of a task that is called so. */
const leastHeld = 0.6;

function isNamedBy(words: string, found: Titled): boolean {
  // "Cái kia" is called nothing.
  if (placeSaid(words) !== null) return true;
  const asked = fold(words).split(/\s+/u);
  return found.some(({ title }) => {
    const held = asked.filter((word) => fold(title).includes(word)).length;
    return held / asked.length >= leastHeld;
  });
}

/** A task that lacks one of the words is only near to what was asked. */
function headOf(words: string, found: Titled): string {
  if (!isNamedBy(words, found)) return `Không có việc nào tên đúng như “${words}”; gần nhất:`;
  return found.length === 1 ? 'Việc này:' : `Có ${found.length} việc khớp:`;
}

/** Whose a task is, when it is due and how far it is. */
export async function respondWithTaskState(
  world: ActWorld,
  scope: CompanyScope,
  { place, state }: ActContext,
  { words, people }: Extract<SpokenQuestion, { kind: 'task-state' }>,
): Promise<ActOutcome> {
  const found = await findMeantTasks(world, scope, place, {
    words,
    isNamed: false,
    people,
    lastIds: state.itemIds,
    may: () => true,
  });
  if (found.length === 0)
    return {
      kind: 'say',
      mentions: {},
      isUnfound: true,
      reply: say(`Không thấy việc nào đang mở khớp với “${words}” trong các việc bạn được xem.`),
    };
  return {
    kind: 'say',
    isUnfound: !isNamedBy(words, found),
    mentions: {
      itemIds: found.map(({ id }) => id),
      userIds: found.flatMap(({ assigneeId }) => assigneeId ?? []),
    },
    reply: listLinks(
      headOf(words, found),
      found.map((item) => ({
        label: describeItem(item, dateOf(place.now)),
        path: item.meeting ? `/meetings/${item.meeting.id}` : '/meetings/my-tasks',
      })),
    ),
  };
}
