import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { CardChange } from '@hopgon/contract/chat/changes';
import { Failure } from '@hopgon/contract/failure';
import { taskTitleOutside } from '@hopgon/contract/meetings/closed-title';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { addDays } from '@hopgon/engine/time/days';
import { clockOf, dateOf, type LocalTime } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { readItem } from '../action-items/read-item.ts';
import { noteOf } from './acts/note.rules.ts';
import type { CardStep } from './apply-to-open-card.ts';
import { type DialogueAnswer, finish, renderCard } from './dialogue-step.rules.ts';
import { say } from './render/reply.rules.ts';
import type { ActWorld } from './resolve/acts/find-meant-meetings.ts';

const minutesOfDay = 24 * 60;
const reminds = /(?<!\p{L})(?:nhắc|nhac|remind)(?!\p{L})/iu;

/** What is due: its day, and what it is called. */
interface Due {
  readonly title: string;
  readonly day: string;
}

/** "Nhắc em trước hạn 3 ngày, 8h sáng": a reminder so many days before a task is due, or before a day that is said; null where neither is meant. */
export async function buildDueReminder(
  world: ActWorld,
  scope: CompanyScope,
  step: CardStep,
): Promise<DialogueAnswer | null> {
  const { turn, openChange, context } = step;
  const { before, asks } = turn.words;
  if (before === null || before < minutesOfDay || asks || !reminds.test(turn.message)) return null;
  if (spokenKinds(openChange).includes('meeting')) return null;
  const onCard = await dueOnCard(world, scope, openChange);
  const due =
    onCard ?? dueSaid(step) ?? (await dueOfTask(world, scope, step.state.itemIds[0])) ?? dueSpokenOf(step);
  if (due === null) return null;
  const clock = clockSaid(step) ?? context.place.hours.start;
  const at: LocalTime = `${addDays(due.day, -Math.round(before / minutesOfDay))}T${clock}`;
  if (at <= context.place.now)
    return finish(
      step,
      say(`Trước ${dayInWords(due.day)} như vậy thì đã qua, không kịp nhắc. Bạn chọn lúc khác nhé.`),
    );
  const note = noteOf(context, due.title, at);
  // Beside a new task that is not confirmed yet both are confirmed together.
  const isBeside = openChange !== null && onCard !== null && openChange.kind !== 'several';
  const change: CardChange = isBeside ? { kind: 'several', changes: [openChange, note] } : note;
  return finish(step, renderCard(change, turn.message, ''), {
    mentions: { day: dateOf(at), clock },
    openCard: isBeside ? 'replace' : 'keep',
  });
}

const spokenKinds = (change: CardChange | null): readonly string[] =>
  change === null ? [] : change.kind === 'several' ? change.changes.map(({ kind }) => kind) : [change.kind];

/** The task on the open card, on the day that it gives it. */
async function dueOnCard(
  world: ActWorld,
  scope: CompanyScope,
  change: CardChange | null,
): Promise<Due | null> {
  if (change?.kind !== 'action-item' && change?.kind !== 'task-change') return null;
  const { deadline: day } = change;
  if (day === null) return null;
  if (change.kind === 'action-item') return { title: change.title, day };
  const item = await findTask(world, scope, change.itemId);
  return item && { title: taskTitleOutside(item), day };
}

/** "Nhắc chị nộp tờ khai, hạn 20/12": the day that is said is when it is due. */
function dueSaid({ turn: { act, change, times } }: CardStep): Due | null {
  if (act?.kind !== 'remind' || act.text === '') return null;
  const said = change.times.map((time) => times[time]).find((time) => time?.saysDay === true);
  return said?.ahead && !said.ahead.repeats ? { title: act.text, day: dateOf(said.ahead.start) } : null;
}

/** "Nhắc chị trước đó đúng 1 tháng để đặt xe": the day spoken of last, and what is to be done before it. */
function dueSpokenOf({ turn: { message }, state: { day } }: CardStep): Due | null {
  const text = beforeThat.exec(message)?.[1]?.trim() ?? '';
  return day === null || text === '' ? null : { title: text, day };
}

const beforeThat =
  /(?:trước|truoc)\s+(?:(?:ngày|hôm|bữa|ngay|hom|bua)\s+)?(?:đó|ấy|nớ|do|ay|no)\s.{0,20}?(?:ngày|tuần|tháng|hôm|ngay|tuan|thang|hom)\s+(?:để\s+|de\s+)?(\S.*)$/iu;

/** The task spoken of last. */
async function dueOfTask(
  world: ActWorld,
  scope: CompanyScope,
  itemId: string | undefined,
): Promise<Due | null> {
  const item = itemId === undefined ? null : await findTask(world, scope, itemId);
  return item === null || item.deadline === null
    ? null
    : { title: taskTitleOutside(item), day: item.deadline };
}

async function findTask(world: ActWorld, scope: CompanyScope, itemId: string): Promise<ActionItem | null> {
  try {
    return await readItem(world, scope, itemId);
  } catch (error) {
    // Gone, or no longer the caller's to see.
    if (!(error instanceof Failure)) throw error;
    return null;
  }
}

function clockSaid({ turn: { change, times } }: CardStep): string | null {
  const said = change.times.map((time) => times[time]).find((time) => time?.saysClock === true);
  return said?.ahead ? clockOf(said.ahead.start) : null;
}
