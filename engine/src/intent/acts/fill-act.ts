import type { IntentKind } from '../intent.ts';
import type { Clause } from './act-clause.ts';
import { itemsIn, quotedItems } from './agenda-items.ts';
import { fillMove } from './fill-move.ts';
import { fillReminder } from './fill-reminder.ts';
import { fillTaskChange } from './fill-task-change.ts';
import { orderBeside } from './order-beside.ts';
import { addedAndRemoved } from './people-in-clause.ts';
import { minutesIn } from './said-amounts.ts';
import { SaidSlots } from './said-slots.ts';
import type { SpokenAct, SpokenItem } from './spoken-act.ts';

type ActOf<Kind extends SpokenAct['kind']> = Extract<SpokenAct, { kind: Kind }>;

/** What a message of a kind wants written; null where it does not say enough of it, or the kind writes no act. */
export function fillAct(kind: IntentKind, said: SaidSlots): SpokenAct | null {
  const act = fillKind(kind, said);
  const beside = act === null ? '' : orderBeside(said.message, said.clause.pieces, act);
  return act && beside !== '' ? { ...act, beside } : act;
}

function fillKind(kind: IntentKind, said: SaidSlots): SpokenAct | null {
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
    case 'rename':
      return fillName(said);
    case 'respond-yes':
      return { kind: 'respond', ...said.about, answer: 'accepted', reason: '' };
    case 'respond-no':
      return { kind: 'respond', ...said.about, answer: 'declined', reason: reasonIn(said) || excuseIn(said) };
    case 'respond-maybe':
      return { kind: 'respond', ...said.about, answer: 'tentative', reason: '' };
    case 'come-late': {
      const { about } = said;
      const times = about.times.filter((time) => minutesIn(time) === null || /\d\s*(?:h|g|:)/iu.test(time));
      const minutes = minutesIn(said.of('by')) ?? minutesIn(said.message);
      return { kind: 'come-late', ...about, times, minutes, reason: reasonIn(said) };
    }
    case 'agenda-add':
      return fillAgenda(said);
    case 'poll':
      return fillPoll(said);
    case 'nudge': {
      const person = said.namedIn('person') || (said.clause.names()[0] ?? '');
      return person === '' ? null : { kind: 'nudge', person, words: said.of('about') };
    }
    case 'note': {
      const text = said.of('text');
      const about = said.of('about') === '' ? null : said.about;
      return text === '' ? null : { kind: 'note', text, about };
    }
    case 'remind':
      return fillReminder(said);
    case 'delete-note':
      return { kind: 'delete-note', words: said.of('text') };
    case 'letter': {
      const [to, text] = [said.namedIn('to'), said.of('text')];
      return to === '' && text === '' ? null : { kind: 'letter', to, text };
    }
    default:
      return fillTaskChange(kind, said);
  }
}

/** "Đổi tên họp khẩn thành “Rà soát giá”" */
const renames =
  /(?<!\p{L})(?:tên|tiêu đề|ten|tieu de)\s+(?:của\s+|cua\s+)?(\S.*?)\s+(?:thành|lại là|thanh|lai la)\s*:?\s*(\S.*)$/iu;

function fillName(said: SaidSlots): ActOf<'rename'> {
  const [, about = '', title = ''] = renames.exec(said.message) ?? [];
  if (title === '') return { kind: 'rename', ...fillNameApart(said) };
  const named = new SaidSlots(said.message, said.clause.pieces, { about, title });
  const quoted = /["“”]([^"“”]+)["“”]/u.exec(title)?.[1];
  const bare = title.replace(/\s+(?:giúp|giùm|dùm|hộ|nhé|nha|nghe|nghen|đi|giup|nhe)(?:\s.*)?$/iu, '');
  return { kind: 'rename', ...named.about, title: quoted ?? bare };
}

/** Words that lead to a new name. */
const leadsToName = /(?<!\p{L})(?:thành|là|thanh|la)(?!\p{L})|[:"“]/iu;

/** "Đổi tên cuộc duyệt bao bì" says the name it has, and no new one. */
function fillNameApart(said: SaidSlots): Omit<ActOf<'rename'>, 'kind'> {
  const title = said.of('title');
  const { about } = said;
  const isNamed = about.isNamed === true && (about.words !== '' || about.times.length > 0);
  if (title === '' || isNamed || leadsToName.test(said.message)) return { ...about, title };
  return { ...new SaidSlots(said.message, said.clause.pieces, { about: title }).about, title: '' };
}

const namesDay = /(?<!\p{L})(?:thứ|ngày|mai|mốt|tuần|tháng|thu|ngay|mot|tuan|thang)(?!\p{L})|\d\/\d/iu;
const isShorter = /(?<!\p{L})(?:rút|ngắn|bớt|sớm|cắt|giảm|rut|ngan|bot|som|cat|giam)(?!\p{L})/iu;

/** "Dời xuống 10h30", or to another day: an end is an hour, and nobody moves it. */
const movesBeginning = (clause: Clause, to: string): boolean =>
  to !== '' && !clause.has('prolong', 'shorten', 'add') && (clause.has('move') || namesDay.test(to));

/** "Rút còn 45 phút": what is left of it. */
const leavesLength =
  /(?<!\p{L})(?:còn|xuống|lại|con|xuong)\s+((?:\d+|nửa|một|hai|nua|mot)\s*(?:phút|p|tiếng|phut|tieng)(?!\p{L})(?:\s+(?:rưỡi|ruoi))?)/iu;

const wholeLength = (said: SaidSlots): number | null =>
  minutesIn(said.of('lasts')) ?? minutesIn(leavesLength.exec(said.message)?.[1] ?? '');

function fillLength(said: SaidSlots): ActOf<'prolong'> | null {
  const about = said.about;
  const lasts = wholeLength(said);
  const by = lasts === null ? minutesIn(said.of('by')) : null;
  const to = said.of('until') || (by === null && lasts === null ? (said.clause.times().at(-1) ?? '') : '');
  const minutes = by === null || !isShorter.test(said.message) ? by : -by;
  const anywhere = minutes === null && lasts === null ? minutesIn(said.message) : null;
  if (to === '' && minutes === null && lasts === null && anywhere === null) return null;
  if (movesBeginning(said.clause, to)) return null;
  const times = about.times.filter((time) => !to.includes(time));
  return { kind: 'prolong', ...about, times, to, minutes: minutes ?? (to === '' ? anywhere : null), lasts };
}

/** Without what leads to it and what ends a sentence: "vì kẹt khách rồi". */
const reasonIn = (said: SaidSlots): string =>
  said
    .of('reason')
    .replace(/^(?:vì|do|tại|vi|tai)\s+/iu, '')
    .replace(/\s+(?:rồi|roi|nhé|nha|ạ)$/iu, '');

/** "Bận nhập hàng không dự được": what stands before the refusal, where it is more than a word. */
function excuseIn({ clause }: SaidSlots): string {
  const at = clause.at('decline-invite');
  const said = at < 1 || clause.names(0, at).length > 0 ? '' : clause.text(0, at);
  return clause.content(0, at).includes(' ') ? said.replace(/[\s,]+(?:nên|nen)?$/iu, '') : '';
}

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
  const quoted = quotedItems(said.message);
  const items = quoted.length > 0 ? quoted : said.listOf('item').flatMap(itemsIn);
  const minutes = minutesIn(said.message);
  const [only, ...others] = items;
  if (!only) return null;
  const alone: SpokenItem = { ...only, minutes: only.minutes ?? minutes };
  const about = (quoted.length > 0 ? said.without('item') : said).about;
  const words = quoted.reduce((left, { title }) => left.replace(title, ' '), about.words).trim();
  return { kind: 'agenda', ...about, words, items: others.length === 0 ? [alone] : items };
}

function fillPoll(said: SaidSlots): ActOf<'poll'> {
  const times = said.clause.times().filter((time) => /\d/u.test(time));
  const [goal = ''] = said.of('goal').split(/\s*[:;—–]\s*/u);
  // "Quà Tết": a time without a number behind what it is about says which.
  const season =
    said.clause.times().find((time) => !/\d/u.test(time) && said.message.includes(`${goal} ${time}`)) ?? '';
  const names = said.clause.names();
  const tagged = said.listOf('people').filter((one) => names.length === 0 || !everybody.test(one));
  const besides = names.filter((name) => !tagged.some((one) => one.includes(name)));
  return {
    kind: 'poll',
    title: `${goal} ${season}`.trim().replace(/^(?:họp|bàn|về|hop|ban|ve)\s+/iu, ''),
    times,
    people: [...tagged, ...besides],
  };
}

const everybody = /^(?:mọi người|cả nhà|mọi ng|moi nguoi|ca nha|mn)$/iu;
