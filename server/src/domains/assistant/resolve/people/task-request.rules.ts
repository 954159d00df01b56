import type { Priority } from '@hopgon/contract/action-items/schemas';
import { readsAsName, readsAsPlace } from '@hopgon/engine/intent/reads-as-name';
import type { SaidDeadline } from '@hopgon/engine/time/said-deadline';
import { tidy } from '../../parse/segments.rules.ts';
import { stripFor, type TaskWords } from '../../parse/task-words.rules.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';
import { startOfTrailingName } from './leading-names.rules.ts';
import { type Company, describeCompany } from './person.rules.ts';
import { listChoices, type UnclearName } from './person-choices.rules.ts';
import { matchInMessage, resolvePeople } from './resolve-people.rules.ts';

/** The parameters of /actionitem as said; empty where nothing was, `priority` null where none was said. */
export interface TaskRequest {
  readonly title: string;
  readonly assignee: string;
  readonly deadline: SaidDeadline;
  readonly priority: Priority | null;
}

/** Who a task is for. */
export type Assignee =
  | { readonly kind: 'known'; readonly userId: string }
  /** Several people have the name, or several were named. */
  | { readonly kind: 'unclear' | 'several'; readonly people: UnclearName }
  | { readonly kind: 'unknown' };

/** Divides what asks for a task by the names of the company, and resolves its assignee. */
export function resolveTaskRequest(
  words: TaskWords,
  message: string,
  place: Workplace,
): { readonly request: TaskRequest; readonly assignee: Assignee } {
  const company = describeCompany(place, message);
  const request = taskRequestOf(words, company);
  const assignee = resolveAssignee(request.assignee, company);
  // "Tạo việc: hiệu chuẩn cân": an ordinary word is nobody, but part of what is to be done.
  const isMatter =
    assignee.kind === 'unknown' &&
    !message.startsWith('/') &&
    request.assignee !== '' &&
    (!readsAsName(request.assignee) || isInPlace(request.assignee, message));
  return isMatter
    ? { request: { ...request, assignee: '', title: titleWith(request, message) }, assignee }
    : { request, assignee };
}

/** "Cho chuyến Sóc Trăng": what goes on as the name of a place is nobody. */
function isInPlace(said: string, message: string): boolean {
  const from = message.indexOf(said);
  const words = said.split(' ');
  const [next = ''] =
    from < 0
      ? []
      : message
          .slice(from + said.length)
          .trim()
          .split(/[\s,.;]+/u);
  return words.some(
    (_, at) =>
      readsAsPlace([...words.slice(at), next].join(' ').trim()) || readsAsPlace(words.slice(at).join(' ')),
  );
}

/** The title with words that were taken for somebody, where they stand beside it. */
function titleWith({ title, assignee }: TaskRequest, message: string): string {
  const [at, of] = [message.indexOf(assignee), message.indexOf(title)];
  if (title === '') return assignee;
  const [from, to] = [Math.min(at, of), Math.max(at + assignee.length, of + title.length)];
  const isBeside = at >= 0 && of >= 0 && to - from <= title.length + assignee.length + farthestBeside;
  return isBeside ? message.slice(from, to) : title;
}

/** More than " cho ". */
const farthestBeside = 6;

function resolveAssignee(said: string, company: Company): Assignee {
  const { meant, candidates } = matchInMessage(said, company);
  if (candidates.length > 0) return { kind: 'unclear', people: listChoices(said, candidates, company) };
  const several = meant.length > 0 ? meant : resolvePeople(said, company).people;
  if (several.length > 1) return { kind: 'several', people: listChoices(said, several, company) };
  return meant[0] ? { kind: 'known', userId: meant[0].userId } : { kind: 'unknown' };
}

export function taskRequestOf(words: TaskWords, company: Company): TaskRequest {
  const { deadline } = words;
  switch (words.way) {
    case 'in-order':
      return { title: words.title, assignee: words.assignee, deadline, priority: words.priority };
    case 'loose': {
      const { text, quoted, priority } = words;
      const start = quoted ? text.length : startOfTrailingName(text, company);
      return { title: tidy(text.slice(0, start)), assignee: stripFor(text.slice(start)), deadline, priority };
    }
  }
}
