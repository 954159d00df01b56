import { readOwner } from '@hopgon/engine/intent/acts/read-owner';
import type { MessageRequest } from '@hopgon/engine/intent/read-request';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { findAskedFacts } from './asked-facts.rules.ts';
import { asksNearest, type Giver, readGiver } from './giver.rules.ts';
import { isSelf } from './is-self.rules.ts';
import type { ParsedTaskList, TaskSet } from './parsed-message.rules.ts';
import { readDateRange } from './time/date-range.rules.ts';

/** Whose tasks a message asks for, and which of them: those that are late or new, or that somebody gave. */
export function parseTaskList(
  kind: ParsedTaskList['kind'],
  message: string,
  request: MessageRequest,
  now: LocalTime,
): ParsedTaskList {
  const { names, slots } = request;
  const { person = '' } = slots;
  const { asksForLate, asksForNew, asksOfGiven } = findAskedFacts(message);
  const set = { among: asksForNew ? 'new' : asksForLate ? 'late' : null, isGiven: asksOfGiven } as const;
  const given = readGiver(message, names);
  if (given !== null) return ofGiver(given, { ...set, asksNearest: asksNearest(message) });
  switch (kind) {
    case 'own-tasks':
      return { ...set, ...parseOwnTasks(message, request, now) };
    case 'late-tasks':
      return { ...set, kind, asksForLate, person: ownerOfLate(message, names) };
    case 'person-tasks':
      return { ...set, kind, person: names.find((name) => person.endsWith(name)) ?? ownerOf(person, names) };
  }
}

/** Of those that somebody gave all are shown where it is asked which is due next. */
function ofGiver(
  { giver, to }: Giver,
  set: { readonly among: TaskSet | null; readonly isGiven: boolean; readonly asksNearest: boolean },
): ParsedTaskList {
  const asked = { ...set, among: set.asksNearest ? null : set.among, isGiven: false, givenBy: giver };
  return to === ''
    ? { ...asked, kind: 'own-tasks', due: null }
    : { ...asked, kind: 'person-tasks', person: to };
}

const self = '(?:tôi|mình|em|e|tui|tớ|toi|minh)';
const ofSelf = new RegExp(
  `(?<!\\p{L})(?:của|cua)\\s+${self}(?!\\p{L})|^\\s*${self}\\s+(?:đang|có|còn|trễ|nợ|bị|dang|co|con|tre|no)\\s`,
  'iu',
);

function ownerOfLate(message: string, names: readonly string[]): string {
  const owner = readOwner(message, names);
  return isSelf(owner) || (owner === '' && ofSelf.test(message)) ? 'tôi' : owner;
}

const asksWhatIsDue =
  /(?<!\p{L})(?:đến hạn|tới hạn|phải (?:xong|nộp|làm)|deadline|den han|toi han|phai (?:xong|nop|lam))(?!\p{L})/iu;

/** "Tuần này tôi phải nộp gì" asks for what is due then; "việc của Lan" is hers. */
function parseOwnTasks(message: string, { names, time }: MessageRequest, now: LocalTime) {
  const owner = readOwner(message, names);
  if (names.includes(owner)) return { kind: 'person-tasks', person: owner } as const;
  const isDue = asksWhatIsDue.test(message) && time.ahead !== null;
  return { kind: 'own-tasks', due: isDue ? readDateRange(time, now) : null } as const;
}

const groupWords = /^(?:phòng|bộ phận|team|nhóm|bên|tổ|ban|phong|bo phan|nhom|ben)\s/iu;

/** Whose tasks are asked for: a department, else who is named, else what the words say. */
const ownerOf = (person: string, names: readonly string[]): string =>
  groupWords.test(person) ? person : (names[0] ?? person);
