import {
  joinSegments,
  type ScheduleRequest,
  type ScheduleWords,
  type SpokenSchedule,
  stripPlaceWord,
} from '../../parse/schedule-words.rules.ts';
import { type Segment, tidy } from '../../parse/segments.rules.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';
import type { ResolvedSchedule } from '../resolved.rules.ts';
import { isKnownFirst, readLeadingNames, writeHonorific } from './leading-names.rules.ts';
import { namePeople } from './named-people.rules.ts';
import { type Company, describeCompany } from './person.rules.ts';

/** Divides what asks for a meeting by the names of the company, and resolves those names. */
export function resolveScheduleRequest(
  words: ScheduleWords,
  message: string,
  place: Workplace,
): Pick<ResolvedSchedule, 'request' | 'missing' | 'people'> {
  const company = describeCompany(place, message);
  const request = scheduleRequestOf(words, company);
  // "Hẹn An 15h mai" needs no goal: the card is named by its people, to be changed there.
  const needsGoal = words.way !== 'spoken' || request.people === '';
  const needed = needsGoal ? (['people', 'goal', 'time'] as const) : (['people', 'time'] as const);
  const missing = needed.filter((name) => request[name] === '');
  return { request, missing, people: namePeople(request.people, company) };
}

export function scheduleRequestOf(words: ScheduleWords, company: Company): ScheduleRequest {
  const { time } = words;
  switch (words.way) {
    case 'in-order':
      return words.request;
    case 'loose': {
      const [people, goal, ...others] = cutNames(words.left, company);
      const location = stripPlaceWord(joinSegments(others));
      return { people: people?.text ?? '', goal: goal?.text ?? '', time: time.said, location };
    }
    case 'spoken':
      return { ...spokenScheduleOf(words, company), time: time.said };
  }
}

function cutNames([first, ...others]: readonly Segment[], company: Company): Segment[] {
  if (!first || first.quoted) return first ? [first, ...others] : [];
  const found = readLeadingNames(first.text, company);
  const length = found.length || first.text.search(/\s|$/u);
  const remainder = tidy(first.text.slice(length));
  const people = { text: found.names || first.text.slice(0, length), quoted: false };
  return remainder === '' ? [people, ...others] : [people, { text: remainder, quoted: false }, ...others];
}

/** Known names say where people end; what they leave open is read by grammar alone. */
function spokenScheduleOf(
  { location, aim, remainder, slots }: SpokenSchedule,
  company: Company,
): Omit<ScheduleRequest, 'time'> {
  const { people = '', goal = '', place = '' } = slots;
  const known = cutPeople(remainder, company);
  const kind = tidy(known.rest.replace(/\s+/gu, ' '));
  const aimed = aim || (kind === '' ? '' : `Họp ${kind}`);
  const byGrammar = people !== '' && !(known.people !== '' && isKnownFirst(known.people, company));
  const said = byGrammar ? goal || stripPeople(aimed, people) : aimed || goal;
  return {
    people: byGrammar ? writeHonorific(people) : known.people,
    goal: stripPlace(said, place),
    location,
  };
}

/** The kind of a meeting, not whom it is with: names nobody knows are still in it. */
function stripPeople(goal: string, people: string): string {
  const kind = tidy(goal.replace(people, ' ').replace(/\s+/gu, ' '));
  return /^họp$/iu.test(kind) ? '' : kind;
}

/** "Bàn tiến độ, phòng họp tầng 2": the place has a line of its own. */
const stripPlace = (goal: string, place: string): string =>
  place !== '' && goal.toLowerCase().endsWith(`, ${place.toLowerCase()}`)
    ? goal.slice(0, -place.length - 2).trimEnd()
    : goal;

const scheduling =
  /^(?:.*?\s)?(?:đặt|dat|lên|len|tạo|tao|xếp|xep|sắp xếp|sap xep|hẹn|hen|book|tổ chức|to chuc)\s+(?:giúp (?:tôi|mình)\s+|cho (?:tôi|mình)\s+)?(?:một\s+)?(?:lịch\s*|lich\s*)?(?:một\s+)?(?:cuộc\s*|cuoc\s*|buổi\s*|buoi\s*)?(?:họp|hop|gặp|gap|hẹn|hen|meeting)?(?=\s|$)/iu;
const bareMeeting =
  /^(?:(?:mình|minh|tôi|toi|em|anh|chị|chi)\s+)?(?:(?:muốn|muon|cần|can|định|dinh)\s+)?(?:họp|hop|gặp|gap|hẹn|hen)(?=\s|$)/iu;
const beforePeople = /(?:^|\s)(?:với|voi|cùng|cung|mời|moi|gồm|gom)\s+/iu;
/** Who is fetched ("kêu thằng Lộc với con Mai vô họp"); of other words only where a known name follows. */
const fetching = /(?:^|\s)(?:kêu|keu|gọi|goi|rủ|ru)\s+/iu;
const intoMeeting = /^(?:(?:vô|vo|vào|vao)\s+)?(?:họp|hop)(?=\s|$)/iu;

function cutPeople(text: string, company: Company): { people: string; rest: string } {
  const asked = text.replace(scheduling, '').replace(bareMeeting, '').trim();
  const lead = findLead(asked, company);
  const from = lead ? lead.index + lead[0].length : 0;
  const { names, length } = readLeadingNames(asked.slice(from), company);
  if (length === 0) return { people: '', rest: asked };
  const left = `${asked.slice(0, lead?.index ?? 0)} ${asked.slice(from + length)}`.trim();
  const rest = left.replace(intoMeeting, '');
  // "Mời An họp với Bình": both.
  const more = beforePeople.test(rest) ? cutPeople(rest, company) : null;
  return more && more.people !== '' && isKnownFirst(more.people, company)
    ? { people: `${names}, ${more.people}`, rest: more.rest }
    : { people: names, rest };
}

function findLead(asked: string, company: Company): RegExpExecArray | null {
  const fetched = fetching.exec(asked);
  const { names } = readLeadingNames(asked.slice(fetched ? fetched.index + fetched[0].length : 0), company);
  return fetched && isKnownFirst(names, company) ? fetched : beforePeople.exec(asked);
}
