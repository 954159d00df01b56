import { commandNamed } from '@hopgon/contract/commands/catalogue';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import { hasMarks } from '@hopgon/engine/text/fold';
import { formatDay } from '@hopgon/engine/time/format-vi';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readSpokenTask } from './arguments/read-speech.rules.ts';
import { readTask, type TaskRequest } from './arguments/read-task.rules.ts';
import { askForMore } from './ask-for-more.rules.ts';
import { askForMissing } from './help.rules.ts';
import { askForOne, askWhichPerson, sayUnknown } from './people/ask-people.rules.ts';
import { type Company, matchPerson } from './people/match-person.rules.ts';
import { resolvePeople } from './people/resolve-people.rules.ts';
import { colleaguesOf, readWorkplace, type Workplace } from './read-workplace.ts';
import { type AssistantReply, askBack } from './reply.rules.ts';
import { planTask, writeTaskCard } from './task-card.rules.ts';
import { judgeDeadline } from './time/judge-deadline.rules.ts';
import { findTime } from './time/read-time.rules.ts';
import { typeDate } from './time/type-when.rules.ts';

const task = commandNamed('actionitem');

/** Turns "what, who, by when" into a card, or asks back about what is open. */
export async function proposeActionItem(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  asked: { readonly message: string; readonly rest: string | null },
): Promise<AssistantReply> {
  const place = await readWorkplace(world, scope);
  const company = { people: place.people, callerId: place.callerId, typedMarks: hasMarks(asked.message) };
  const request = readRequest(asked, place, company);
  const missing = (['title', 'assignee', 'deadline'] as const).filter((name) => request[name] === '');
  if (missing.length > 0) {
    return asked.rest === null
      ? askForMore(asked.message, missing, colleaguesOf(place))
      : askForMissing(task, missing);
  }
  const write = (changed: Partial<TaskRequest>) => commandOf({ ...request, ...changed });

  const { meant, candidates } = matchPerson(request.assignee, company);
  const choose = (assignee: string) => write({ assignee });
  if (candidates.length > 0) return askWhichPerson(request.assignee, candidates, company, choose);
  const several = meant.length > 0 ? meant : resolvePeople(request.assignee, company).people;
  if (several.length > 1) return askForOne(several, company, choose);
  const [assignee] = meant;
  if (!assignee) return sayUnknown([request.assignee], [], (name) => write({ assignee: name }));

  const verdict = judgeDeadline(request.deadline, place.now);
  if (verdict.kind !== 'settled')
    return askAboutDeadline(verdict, request.deadline, (deadline) => write({ deadline }));
  const command = asked.rest === null ? write({}) : asked.message.trim();
  const change = planTask({ request, assignee, deadline: verdict.date, work: place.hours });
  return writeTaskCard(command, change, place.callerId);
}

const commandOf = ({ title, assignee, deadline, priority }: TaskRequest): string =>
  writeCommand('actionitem', [title, assignee, deadline, ...(priority === null ? [] : [priority])]);

function readRequest(
  { message, rest }: { message: string; rest: string | null },
  place: Workplace,
  company: Company,
): TaskRequest {
  const tools = { company, findTime: (text: string) => findTime(text, place.now) };
  return rest === null ? readSpokenTask(message, tools) : readTask(rest, tools);
}

function askAboutDeadline(
  verdict: Exclude<ReturnType<typeof judgeDeadline>, { kind: 'settled' }>,
  said: string,
  command: (deadline: string) => string,
): AssistantReply {
  const questions = {
    unread: `Chưa hiểu hạn “${said}”. Hãy gõ một ngày, ví dụ “thứ Sáu” hoặc “25/11”.`,
    past: `Hạn “${said}” đã qua. Bạn muốn chọn ngày nào?`,
    'which-day': `“${said}” có thể là nhiều ngày. Bạn muốn chọn ngày nào?`,
  };
  const choices = verdict.dates.map((date) => ({
    label: formatDay(date),
    command: command(typeDate(date)),
  }));
  return askBack(questions[verdict.kind], choices);
}
