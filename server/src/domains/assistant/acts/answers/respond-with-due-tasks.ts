import { daysInWords } from '@hopgon/contract/time/format-local';
import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import { addDays } from '@hopgon/engine/time/days';
import { coveredDays, dateOf } from '@hopgon/engine/time/local-time';
import type { Moment } from '@hopgon/engine/time/said-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listActionItems } from '../../../action-items/list-action-items.ts';
import { describeItem } from '../../render/describe-item.rules.ts';
import { listLinks } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { resolveOwner } from '../../resolve/resolve-owner.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';

const mostRead = 200;

/** The days that a time covers; "trước 5/12" is from today on. */
function daysUpTo(moment: Moment, said: string, today: string): ReturnType<typeof coveredDays> {
  const days = coveredDays(moment.start, moment.end);
  return /^(?:trước|truoc)\s/iu.test(said) && days.first > today ? { ...days, first: today } : days;
}

/** The open tasks of the caller, or of whom words name, that are due in some days, and the next one where none is. */
export async function respondWithDueTasks(
  world: ActWorld,
  scope: CompanyScope,
  { times, place }: ActContext,
  { time: said, person }: Extract<SpokenQuestion, { kind: 'due-tasks' }>,
): Promise<ActOutcome> {
  const moment = times[said]?.ahead;
  const owner = person === '' ? null : await resolveOwner(world, scope, place, person);
  const isNamed = owner !== null && owner.meant.length > 0;
  const whose = isNamed
    ? { mine: 'false' as const, assigneeIds: [...owner.meant] }
    : { mine: 'true' as const };
  const { items } = await listActionItems(world, scope, { ...whose, open: 'true', limit: mostRead });
  const who = isNamed ? owner.said : 'bạn';
  const { first, after } = moment
    ? daysUpTo(moment, said, dateOf(place.now))
    : { first: '', after: '9999-12-31' };
  const due = items.filter(({ deadline }) => deadline !== null && deadline >= first && deadline < after);
  const next = items.find(({ deadline }) => deadline !== null && deadline >= after);
  const late = items.filter(({ overdue }) => overdue);
  const days = moment ? daysInWords({ first, last: addDays(after, -1) }) : said;
  const shown = due.length > 0 ? due : next ? [next] : [];
  const head =
    due.length > 0
      ? `${days}: ${who} có ${due.length} việc đến hạn.`
      : `${days}: ${who} không có việc nào đến hạn.${next ? ' Việc gần nhất tiếp theo:' : ''}`;
  const links = [...shown, ...late.filter((item) => !shown.includes(item))];
  return {
    kind: 'say',
    mentions: { itemIds: shown.map(({ id }) => id) },
    reply: listLinks(
      late.length > 0 ? `${head} Có ${late.length} việc đã quá hạn.` : head,
      links.map((item) => ({
        label: describeItem(item),
        path: item.meeting ? `/meetings/${item.meeting.id}` : '/meetings/my-tasks',
      })),
    ),
  };
}
