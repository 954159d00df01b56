import { commandNamed } from '@hopgon/contract/commands/catalogue';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import { formatDay } from '@hopgon/engine/time/format-vi';
import { readSpokenTask } from '../arguments/read-speech.rules.ts';
import { readTask, type TaskRequest } from '../arguments/read-task.rules.ts';
import { askForMore } from '../ask-for-more.rules.ts';
import { askForMissing } from '../help.rules.ts';
import { askForOne, askWhichPerson, sayUnknown } from '../people/ask-people.rules.ts';
import { type Company, matchPerson } from '../people/match-person.rules.ts';
import type { DirectoryPerson } from '../people/person.rules.ts';
import { resolvePeople } from '../people/resolve-people.rules.ts';
import { type AssistantReply, askBack, sayImpossibleDate } from '../reply.rules.ts';
import { planTask, writeTaskCard } from '../task-card.rules.ts';
import { findImpossibleDate } from '../time/impossible-date.rules.ts';
import { judgeDeadline } from '../time/judge-deadline.rules.ts';
import { findTime } from '../time/read-time.rules.ts';
import { typeDate } from '../time/type-when.rules.ts';
import { colleaguesOf, describeCompany, type Workplace } from '../workplace.rules.ts';
import type { Asked } from './read-meeting-request.rules.ts';

const task = commandNamed('actionitem');

/** A card for a task as words tell it, or what has to be asked first. */
export function readTaskRequest(asked: Asked, place: Workplace): AssistantReply {
  const company = describeCompany(place, asked.message);
  const request = readRequest(asked, place, company);
  const impossible = findImpossibleDate(asked.rest === null ? asked.message : request.deadline);
  if (impossible !== null) return sayImpossibleDate(impossible);
  const missing = (['title', 'assignee', 'deadline'] as const).filter((name) => request[name] === '');
  if (missing.length > 0) {
    return asked.rest === null
      ? askForMore(asked.message, missing, colleaguesOf(place))
      : askForMissing(task, missing);
  }
  const assignee = readAssignee(request, company);
  if ('content' in assignee) return assignee;
  const verdict = judgeDeadline(request.deadline, place.now);
  if (verdict.kind !== 'settled') return askAboutDeadline(verdict, request);
  const command = asked.rest === null ? commandOf(request) : asked.message.trim();
  const change = planTask({ request, assignee, deadline: verdict.date, work: place.hours });
  return writeTaskCard(command, change, place.callerId);
}

const commandOf = ({ title, assignee, deadline, priority }: TaskRequest): string =>
  writeCommand('actionitem', [title, assignee, deadline, ...(priority === null ? [] : [priority])]);

function readRequest({ message, rest }: Asked, place: Workplace, company: Company): TaskRequest {
  const tools = { company, findTime: (text: string) => findTime(text, place.now) };
  return rest === null ? readSpokenTask(message, tools) : readTask(rest, tools);
}

function readAssignee(request: TaskRequest, company: Company): DirectoryPerson | AssistantReply {
  const { meant, candidates } = matchPerson(request.assignee, company);
  const choose = (assignee: string) => commandOf({ ...request, assignee });
  if (candidates.length > 0) return askWhichPerson(request.assignee, candidates, company, choose);
  const several = meant.length > 0 ? meant : resolvePeople(request.assignee, company).people;
  if (several.length > 1) return askForOne(several, company, choose);
  return meant[0] ?? sayUnknown([request.assignee], [], choose);
}

function askAboutDeadline(
  verdict: Exclude<ReturnType<typeof judgeDeadline>, { kind: 'settled' }>,
  request: TaskRequest,
): AssistantReply {
  const said = request.deadline;
  const questions = {
    unread: `Chưa hiểu hạn “${said}”. Hãy gõ một ngày, ví dụ “thứ Sáu” hoặc “25/11”.`,
    past: `Hạn “${said}” đã qua. Bạn muốn chọn ngày nào?`,
    'which-day': `“${said}” có thể là nhiều ngày. Bạn muốn chọn ngày nào?`,
  };
  const choices = verdict.dates.map((date) => ({
    label: formatDay(date),
    command: commandOf({ ...request, deadline: typeDate(date) }),
  }));
  return askBack(questions[verdict.kind], choices);
}
