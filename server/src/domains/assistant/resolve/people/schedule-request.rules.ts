import { readsAsPlace } from '@hopgon/engine/intent/reads-as-name';
import {
  joinSegments,
  type ScheduleRequest,
  type ScheduleWords,
  stripPlaceWord,
} from '../../parse/schedule-words.rules.ts';
import { type Segment, tidy } from '../../parse/segments.rules.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';
import type { ResolvedSchedule } from '../resolved.rules.ts';
import { readLeadingNames } from './leading-names.rules.ts';
import { matchPerson, matchPersonWithin } from './match-person.rules.ts';
import { namePeople } from './named-people.rules.ts';
import { type Company, describeCompany } from './person.rules.ts';

/** Divides what asks for a meeting by the names of the company, and resolves those names. */
export function resolveScheduleRequest(
  words: ScheduleWords,
  message: string,
  place: Workplace,
): Pick<ResolvedSchedule, 'request' | 'missing' | 'people'> {
  const company = describeCompany(place, message);
  const read = scheduleRequestOf(words, company);
  const named = withOthers(words.way === 'spoken' ? withoutSomebody(read, company) : read, words, company);
  const request = words.way === 'spoken' ? withoutMatters(named, message, company) : named;
  // Of a meeting that has a time the card marks what else is not said: it is changed there.
  const open = (['people', 'goal', 'time'] as const).filter((name) => request[name] === '');
  const isSpoken = words.way === 'spoken';
  const missing =
    isSpoken && request.time !== '' ? [] : open.filter((name) => !(isSpoken && name === 'goal'));
  const people = namePeople(request.people, company);
  const unknown =
    words.way === 'spoken' ? people.unknown : [...new Set([...people.unknown, ...people.matters])];
  return { request, missing, people: { ...people, unknown } };
}

/** "Hẹn o An nhân sự": who is called so is somebody, and no place. */
function withoutSomebody(request: ScheduleRequest, company: Company): ScheduleRequest {
  const { people, location } = request;
  if (location === '' || isPlace.test(location) || readsAsPlace(location)) return request;
  const [one, ...others] = matchPersonWithin(location, company).meant;
  if (one === undefined || others.length > 0) return request;
  return { ...request, people: [people, location].filter(Boolean).join(', '), location: '' };
}

const isPlace = /^(?:(?:ở|tại|o|tai)\s+)?(?:phòng|phong|p\.|nhà|nha|quán|quan|kho|xưởng|xuong)\s?/iu;

/** What stands among people and reads like nobody's name, or like a group that is none, is what the meeting is about. */
function withoutMatters(request: ScheduleRequest, message: string, company: Company): ScheduleRequest {
  const { names, matters, unknown, userIds } = namePeople(request.people, company);
  const groups = userIds.length === 0 ? [] : unknown.filter((said) => ofGroup.test(said));
  const called = userIds.length === 0 ? [] : unknown.filter((said) => isCalled(said, message));
  const about = [...new Set([...matters, ...groups, ...called])];
  if (about.length === 0) return request;
  return {
    ...request,
    people: names.filter((name) => !about.includes(name)).join(', '),
    goal:
      request.goal === ''
        ? about.join(', ')
        : about.reduce((goal, one) => goalWith(goal, one, message), request.goal),
  };
}

/** "Họp Công đoàn, mời toàn công ty": what nobody is called, right behind the word for the meeting, is what that is called. */
const isCalled = (said: string, message: string): boolean =>
  /(?:họp|giao ban|buổi|cuộc|meeting|hop|buoi|cuoc)\s+$/iu.test(
    message.slice(0, Math.max(0, message.indexOf(said))),
  );

const ofGroup = /^(?:tổ|nhóm|đội|ban|bộ phận|to|nhom|doi|bo phan)\s/iu;
const farthestBeside = 20;

/** "Phỏng vấn ứng viên … cho vị trí kế toán kho": what stands near behind a matter goes on with it. */
function goalWith(goal: string, said: string, message: string): string {
  const [from, at] = [message.indexOf(goal), message.indexOf(said)];
  const gap = from < 0 || at < 0 ? -1 : at - from - goal.length;
  return gap > 0 && gap <= farthestBeside && !message.slice(from, at).includes(',')
    ? message.slice(from, at + said.length)
    : goal;
}

/** Names beside the request are asked too, where somebody is called so: nothing said is dropped. */
function withOthers(request: ScheduleRequest, words: ScheduleWords, company: Company): ScheduleRequest {
  if (words.way !== 'spoken') return request;
  const known = words.others.filter((name) => {
    const { meant, candidates } = matchPerson(name, company);
    return meant.length + candidates.length > 0 && !request.people.includes(name);
  });
  return known.length === 0
    ? request
    : { ...request, people: [request.people, ...known].filter(Boolean).join(', ') };
}

export function scheduleRequestOf(words: ScheduleWords, company: Company): ScheduleRequest {
  const { time } = words;
  switch (words.way) {
    case 'in-order':
    case 'spoken':
      return words.request;
    case 'loose': {
      const [people, goal, ...others] = cutNames(words.left, company);
      const location = stripPlaceWord(joinSegments(others));
      return { people: people?.text ?? '', goal: goal?.text ?? '', time: time.said, location };
    }
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
