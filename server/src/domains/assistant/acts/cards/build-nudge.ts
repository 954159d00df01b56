import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { taskTitleOutside } from '@hopgon/contract/meetings/closed-title';
import { dayInWords } from '@hopgon/contract/time/format-local';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listActionItems } from '../../../action-items/list-action-items.ts';
import { inForm } from '../../render/letter-words.rules.ts';
import { say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { findMeantTasks } from '../../resolve/acts/find-meant-tasks.ts';
import type { DirectoryEntry } from '../../shared/workplace.rules.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { findSpokenMeeting } from '../find-spoken-meeting.ts';
import { listLikelyPeople } from '../list-likely-people.ts';
import { mailTo } from '../mail-card.rules.ts';
import { slotOfMeeting } from '../meant-meeting.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';

/** A letter to a colleague about their task, else about what words name; without either it has to be said what to write. */
export async function buildNudge(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'nudge'>,
): Promise<ActOutcome> {
  const late = await listLateTasks(world, scope);
  const owners = late.flatMap(({ assigneeId }) => assigneeId ?? []);
  const people = await resolveNames(world, scope, context, [act.person], {
    likely: [...(await listLikelyPeople(world, scope, context)), owners],
  });
  if (!arePeople(people)) return people;
  const [person] = people;
  if (!person)
    return { kind: 'say', reply: say(`Không thấy ai tên “${act.person}” trong công ty.`), mentions: {} };
  const { displayName, userId } = person;
  const isLate = saysLate.test(act.words);
  const [meant] = await findMeantTasks(world, scope, context.place, {
    words: act.words,
    isNamed: act.words !== '',
    people: [],
    lastIds: context.state.itemIds,
    may: () => false,
  });
  const reminder = asksForAnswer.test(act.words)
    ? await remindOfInvitation(world, scope, context, person)
    : null;
  if (reminder !== null) return reminder;
  const task = isLate ? (late.find(({ assigneeId }) => assigneeId === userId) ?? meant) : meant;
  if (task?.assigneeId !== userId && act.words !== '') {
    const text = `Nhờ ${displayName} cho biết “${act.words}” đã đến đâu.`;
    const card = mailTo(context, person, (from) => ({
      subject: act.words,
      body: inForm({ to: displayName, text, from }),
    }));
    return { ...card, mentions: { userIds: [userId] } };
  }
  if (task?.assigneeId !== userId) {
    const words = `Bạn muốn nhắn gì cho ${displayName}? Ví dụ: “gửi mail cho ${displayName} nhắc nộp báo cáo trước thứ Sáu”.`;
    return { kind: 'ask', reply: say(words), options: [] };
  }
  const due =
    task.deadline === null ? '' : `, hạn ${dayInWords(task.deadline)}${task.overdue ? ' (đã quá hạn)' : ''}`;
  const subject = taskTitleOutside(task);
  const what = task.isOfClosedMeeting === true ? 'việc của một cuộc họp kín' : `việc “${subject}”`;
  const text = `Nhờ ${displayName} cho biết ${what}${due} đã đến đâu và khi nào xong.`;
  const card = mailTo(context, person, (from) => ({
    subject,
    body: inForm({ to: displayName, text, from }),
  }));
  return { ...card, mentions: { userIds: [userId], itemIds: [task.id] } };
}

/** "Nhắc chị ấy trả lời": nothing but that they answer, or not even that. */
const asksForAnswer =
  /^(?:(?:trả lời|phản hồi|xác nhận|tra loi|phan hoi|xac nhan)(?:\s+(?:lời mời|giúp|giùm|hộ|em|tôi|mình|loi moi|giup|ho|minh)){0,3})?$/iu;

/** A letter to somebody who has not answered the invitation to the meeting that was spoken of last; null to others. */
async function remindOfInvitation(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  person: DirectoryEntry,
): Promise<ActOutcome | null> {
  const [itemId] = context.state.itemIds;
  const meeting = await findSpokenMeeting(world, scope, context.state.meetingIds[0]);
  const waits = meeting?.participants.some(
    ({ userId, answer }) => userId === person.userId && answer === 'waiting',
  );
  // Nobody learns of a closed meeting by a letter.
  if (meeting === null || !waits || itemId !== undefined || meeting.visibility === 'closed') return null;
  const { displayName } = person;
  const text = `Nhờ ${displayName} trả lời lời mời họp “${meeting.title}” (${slotInWords(slotOfMeeting(meeting))})`;
  return mailTo(context, person, (from) => ({
    subject: `Trả lời lời mời: ${meeting.title}`,
    body: inForm({ to: displayName, text, from }),
  }));
}

/** "Việc quá hạn" is what is late of theirs, and no name of a task. */
const saysLate = /^(?:(?:cái|các|mấy|những)\s+)?(?:việc\s+|viec\s+)?(?:quá hạn|trễ hạn|qua han|tre han)$/iu;
const mostTasks = 200;

async function listLateTasks(world: ActWorld, scope: CompanyScope): Promise<readonly ActionItem[]> {
  const { items } = await listActionItems(world, scope, {
    mine: 'false',
    open: 'true',
    urgentFirst: true,
    limit: mostTasks,
  });
  return items.filter(({ overdue }) => overdue);
}
