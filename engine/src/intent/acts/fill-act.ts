import type { IntentKind } from '../intent.ts';
import { itemsIn } from './agenda-items.ts';
import { saysWhen, timeLedTo } from './moved-time.ts';
import { addedAndRemoved } from './people-in-clause.ts';
import { daysIn, minutesIn, priorityIn } from './said-amounts.ts';
import type { SaidSlots } from './said-slots.ts';
import type { SpokenAct, SpokenItem } from './spoken-act.ts';

type ActOf<Kind extends SpokenAct['kind']> = Extract<SpokenAct, { kind: Kind }>;

/** What a message of a kind wants written; null where it does not say enough of it, or the kind writes no act. */
export function fillAct(kind: IntentKind, said: SaidSlots): SpokenAct | null {
  switch (kind) {
    case 'move':
      return fillMove(said);
    case 'prolong':
      return fillLength(said);
    case 'cancel':
      return fillCancellation(said);
    case 'invite':
    case 'uninvite':
      return fillInvitation(kind, said);
    case 'change-place':
      return fillPlace(said);
    case 'rename': {
      const title = said.of('title');
      return title === '' ? null : { kind: 'rename', ...said.about, title };
    }
    case 'respond-yes':
      return { kind: 'respond', ...said.about, answer: 'accepted', reason: '' };
    case 'respond-no':
      return { kind: 'respond', ...said.about, answer: 'declined', reason: reasonIn(said) };
    case 'respond-maybe':
      return { kind: 'respond', ...said.about, answer: 'tentative', reason: '' };
    case 'agenda-add':
      return fillAgenda(said);
    case 'poll':
      return fillPoll(said);
    case 'nudge': {
      const person = said.of('person') || (said.clause.names()[0] ?? '');
      return person === '' ? null : { kind: 'nudge', person, words: said.of('about') };
    }
    case 'note': {
      const text = said.of('text');
      return text === '' ? null : { kind: 'note', text };
    }
    case 'remind':
      return fillReminder(said);
    case 'delete-note':
      return { kind: 'delete-note', words: said.of('text') };
    case 'letter': {
      const [to, text] = [said.of('to'), said.of('text')];
      return to === '' && text === '' ? null : { kind: 'letter', to, text };
    }
    default:
      return fillTaskChange(kind, said);
  }
}

const isEarlier = /(?<!\p{L})(?:sớm|lên|som|len)(?!\p{L})/iu;
const day = 24 * 60;

/** By how much it is moved, in minutes; null where it is to a time. */
function shiftIn(said: SaidSlots): number | null {
  const by = said.of('by');
  if (by === '') return null;
  const days = daysIn(`thêm ${by.replace(/^(?:thêm|lùi|dời|trễ|muộn|sớm|hơn|them|lui|doi)\s+/iu, '')}`);
  const minutes = days === null ? minutesIn(by) : days * day;
  if (minutes === null) return null;
  return isEarlier.test(said.message) ? -minutes : minutes;
}

function fillMove(said: SaidSlots): ActOf<'move'> {
  const { clause } = said;
  const by = shiftIn(said);
  const about = said.about;
  const tagged = said.timesOf('time').length > 0 ? said.of('time') : '';
  const others = clause.times().filter((time) => saysWhen.test(time) && !about.times.includes(time));
  const to = by === null ? tagged || timeLedTo(clause) || (others.at(-1) ?? '') : '';
  return { kind: 'move', ...about, times: about.times.filter((time) => !to.includes(time)), to, by };
}

const isShorter = /(?<!\p{L})(?:rút|ngắn|bớt|sớm|cắt|giảm|rut|ngan|bot|som|cat|giam)(?!\p{L})/iu;

function fillLength(said: SaidSlots): ActOf<'prolong'> | null {
  const about = said.about;
  const lasts = minutesIn(said.of('lasts'));
  const by = lasts === null ? minutesIn(said.of('by')) : null;
  const to = said.of('until') || (by === null && lasts === null ? (said.clause.times().at(-1) ?? '') : '');
  const minutes = by === null || !isShorter.test(said.message) ? by : -by;
  const untold = minutes === null && lasts === null ? minutesIn(said.message) : null;
  if (to === '' && minutes === null && lasts === null && untold === null) return null;
  const times = about.times.filter((time) => !to.includes(time));
  return { kind: 'prolong', ...about, times, to, minutes: minutes ?? (to === '' ? untold : null), lasts };
}

/** Without what leads to it and what ends a sentence: "vì kẹt khách rồi". */
const reasonIn = (said: SaidSlots): string =>
  said
    .of('reason')
    .replace(/^(?:vì|do|tại|vi|tai)\s+/iu, '')
    .replace(/\s+(?:rồi|roi|nhé|nha|ạ)$/iu, '');

const everyOne = /(?<!\p{L})(?:tất cả|toàn bộ|mọi (?:cuộc|buổi|lịch)|hết các|tat ca|toan bo)(?!\p{L})/iu;
const allWords = /(?<!\p{L})(?:tất|cả|toàn|bộ|mọi|hết|các|tat|ca|toan|bo|moi|het|cac)(?!\p{L})/giu;

function fillCancellation(said: SaidSlots): ActOf<'cancel'> {
  const all = everyOne.test(said.message);
  const about = said.about;
  const words = all ? about.words.replace(allWords, '').trim() : about.words;
  return { kind: 'cancel', ...about, words, all, reason: reasonIn(said) };
}

function fillInvitation(kind: 'invite' | 'uninvite', said: SaidSlots): ActOf<'invite'> | null {
  const { add, remove, names } = addedAndRemoved(said.clause);
  const tagged = said.listOf('people');
  const people = tagged.length > 0 ? tagged : kind === 'invite' ? [...add, ...names] : [...remove, ...names];
  if (people.length === 0) return null;
  const about = said.about;
  const isMeant = (name: string) => people.some((one) => one.includes(name));
  return {
    kind: 'invite',
    ...about,
    people: about.people.filter((name) => !isMeant(name)),
    add: kind === 'invite' ? people : [],
    remove: kind === 'uninvite' ? people : [],
  };
}

function fillPlace(said: SaidSlots): ActOf<'change-place'> | null {
  const { clause } = said;
  const online = clause.has('online') ? true : clause.has('offline') ? false : null;
  const place = said.of('place');
  const isWay = /^(?:họp\s+)?(?:on|off|onl|zoom|meet|google|teams|online|offline|trực|từ xa)/iu.test(place);
  const where = isWay ? '' : place;
  return where === '' && online === null
    ? null
    : { kind: 'change-place', ...said.about, place: where, online };
}

function fillAgenda(said: SaidSlots): ActOf<'agenda'> | null {
  const items = said.listOf('item').flatMap(itemsIn);
  const minutes = minutesIn(said.message);
  const [only, ...others] = items;
  if (!only) return null;
  const alone: SpokenItem = { ...only, minutes: only.minutes ?? minutes };
  return { kind: 'agenda', ...said.about, items: others.length === 0 ? [alone] : items };
}

function fillPoll(said: SaidSlots): ActOf<'poll'> {
  const times = said.clause.times().filter((time) => /\d/u.test(time));
  const tagged = said.listOf('people');
  return {
    kind: 'poll',
    title: said.of('goal').replace(/^(?:họp|bàn|về|hop|ban|ve)\s+/iu, ''),
    times,
    people: tagged.length > 0 ? tagged : said.clause.names(),
  };
}

const minutesBefore = 15;

function fillReminder(said: SaidSlots): ActOf<'remind'> | ActOf<'remind-before'> {
  const text = said.of('text');
  const at = said.timesOf('time').length > 0 ? said.of('time') : '';
  const isBefore = said.of('about') !== '' && at === '';
  if (isBefore)
    return { kind: 'remind-before', ...said.about, minutes: minutesIn(said.of('by')) ?? minutesBefore, text };
  const others = said.clause.times().filter((time) => !text.includes(time));
  return { kind: 'remind', text, at: at || (others.length > 0 ? others : said.clause.times()).join(' ') };
}

const noTask = { state: null, deadline: '', days: null, priority: null, assignee: '' } as const;

function fillTaskChange(kind: IntentKind, said: SaidSlots): ActOf<'task'> | null {
  const words = said.of('about').replace(leadsToTask, '');
  const task = { kind: 'task', words, isNamed: words !== '', people: [], ...noTask } as const;
  switch (kind) {
    case 'task-accept':
      return { ...task, state: 'accepted' };
    case 'task-decline':
      return { ...task, state: 'declined' };
    case 'task-done':
      return { ...task, state: 'done' };
    case 'task-deadline': {
      const days = daysIn(said.message);
      const free = said.clause.times().filter((time) => !words.includes(time));
      return { ...task, days, deadline: days === null ? said.of('deadline') || (free.at(-1) ?? '') : '' };
    }
    case 'task-priority': {
      const priority = priorityIn(said.clause) ?? (lowers.test(said.message) ? 'low' : null);
      return priority === null ? null : { ...task, priority };
    }
    case 'task-assign': {
      const assignee = said.of('assignee') || (said.clause.names().at(-1) ?? '');
      return assignee === '' ? null : { ...task, assignee };
    }
    default:
      return null;
  }
}

const leadsToTask = /^(?:(?:cái|đầu|công|phần)\s+)?(?:việc|viec|task|vụ|vu)\s+(?=\S)/iu;
const lowers = /(?<!\p{L})(?:từ từ|không gấp|chưa gấp|không vội|hạ|thấp|tu tu|khong gap|chua gap)(?!\p{L})/iu;
