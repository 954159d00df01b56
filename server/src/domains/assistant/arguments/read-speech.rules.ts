import { readIntent } from '@hopgon/engine/intent/read-intent';
import { type Company, matchPerson } from '../people/match-person.rules.ts';
import { readLeadingNames, startOfTrailingName } from './leading-names.rules.ts';
import type { ScheduleRequest } from './read-schedule.rules.ts';
import type { TaskRequest } from './read-task.rules.ts';
import { cutTime, type Span, tidy } from './segments.rules.ts';
import { takeLength } from './spoken-length.rules.ts';

interface Tools {
  readonly company: Company;
  readonly findTime: (text: string) => Span | null;
}

const request =
  /^(?:hãy|hay|giúp tôi|giup toi|giúp mình|giup minh|nhờ bạn|nho ban|bạn|cho tôi|cho mình)\s+/iu;
const scheduling =
  /^(?:.*?\s)?(?:đặt|dat|lên|len|tạo|tao|xếp|xep|sắp xếp|sap xep|hẹn|hen|book|tổ chức|to chuc)\s+(?:giúp (?:tôi|mình)\s+|cho (?:tôi|mình)\s+)?(?:một\s+)?(?:lịch\s*|lich\s*)?(?:một\s+)?(?:cuộc\s*|cuoc\s*|buổi\s*|buoi\s*)?(?:họp|hop|gặp|gap|hẹn|hen|meeting)?(?=\s|$)/iu;
const bareMeeting =
  /^(?:(?:mình|minh|tôi|toi|em|anh|chị|chi)\s+)?(?:(?:muốn|muon|cần|can|định|dinh)\s+)?(?:họp|hop|gặp|gap|hẹn|hen)(?=\s|$)/iu;
const politeEnd =
  /(?:\s(?:nhé|nha|nhá|nghen|nghe|hen|ạ|đi|với nhé|giúp tôi|giúp mình|giup toi|giup minh|được không|duoc khong)|[\s.!?])$/iu;
/** More than a space and the longest of these words. */
const longestEnd = 12;
const place =
  /(?:^|\s)(?:tại|tai|ở|địa điểm|dia diem)\s+([^\n]+?)(?=\s(?:về|để|với|cùng|bàn|thảo luận)\s|\n|$)/iu;
const aim =
  /(?:^|\s)(?:về việc|ve viec|về|ve|để|de|nội dung|noi dung|chủ đề|chu de|mục tiêu|muc tieu)\s+([^\n]+)/iu;
const deed =
  /(?:^|\s)((?:bàn|thảo luận|thao luan|chốt|chot|trao đổi|trao doi|rà soát|ra soat|review|tổng kết|tong ket)\s[^\n]+)/iu;
const beforePeople = /(?:^|\s)(?:với|voi|cùng|cung|mời|moi|gồm|gom)\s+/iu;

/** Who is fetched ("kêu thằng Lộc với con Mai vô họp"); of other words only where a known name follows. */
const fetching = /(?:^|\s)(?:kêu|keu|gọi|goi|rủ|ru)\s+/iu;
const intoMeeting = /^(?:(?:vô|vo|vào|vao)\s+)?(?:họp|hop)(?=\s|$)/iu;

function bare(text: string): string {
  const asked = text.trim().replace(request, '');
  let length = asked.length;
  for (let cut = -1; cut !== 0; length -= cut)
    cut = politeEnd.exec(asked.slice(Math.max(0, length - longestEnd), length))?.[0].length ?? 0;
  return asked.slice(0, length);
}

/**
 * "Đặt họp với An và Bình lúc 9h30 thứ Ba tuần sau về kế hoạch quý" as the parameters of /lenlich. Names of the company
 * tell where people end; what they leave open is read by grammar alone.
 */
export function readSpokenSchedule(text: string, tools: Tools): ScheduleRequest {
  const known = readByNames(text, tools);
  const { people = '', goal = '', time = '', place: located = '' } = readIntent(text).slots;
  const isNamed = known.people !== '' && isNamedOne(known.people, tools.company);
  return {
    people: isNamed || people === '' ? known.people : writtenOut(people),
    goal: withoutPlace(
      !isNamed && people !== '' ? goal || withoutPeople(known.goal, people) : known.goal || goal,
      located,
    ),
    time: severalTimes(text, tools) && time !== '' ? time : known.time,
    location: known.location || located,
  };
}

function readByNames(text: string, { company, findTime }: Tools): ScheduleRequest {
  const { time, left } = cutTime([{ text: bare(text), quoted: false }], findTime);
  const { length, rest: said } = takeLength(left.map((part) => part.text).join('\n'));
  const located = take(said, place);
  const aimed = take(located.rest, aim);
  const done = aimed.taken === '' ? take(located.rest, deed) : aimed;
  const { people, rest } = takePeople(done.rest, company);
  const kind = tidy(rest.replace(/\s+/gu, ' '));
  return {
    people,
    goal: done.taken || (kind === '' ? '' : `Họp ${kind}`),
    time: length === '' ? time : `${time}, ${length}`,
    location: located.taken,
  };
}

const isNamedOne = (names: string, company: Company): boolean => {
  const { meant, candidates } = matchPerson(names.split(',')[0] ?? '', company);
  return meant.length + candidates.length > 0;
};

/** "a Hùng" as one says it. */
const writtenOut = (people: string): string =>
  people.replace(
    /^[ace](?=\s)/iu,
    (short) => ({ a: 'anh', c: 'chị', e: 'em' })[short.toLowerCase()] ?? short,
  );

/** The kind of a meeting, not whom it is with: names nobody knows are still in it. */
const withoutPeople = (goal: string, people: string): string => {
  const kind = tidy(goal.replace(people, ' ').replace(/\s+/gu, ' '));
  return /^họp$/iu.test(kind) ? '' : kind;
};

/** "Bàn tiến độ, phòng họp tầng 2": the place has a line of its own. */
const withoutPlace = (goal: string, located: string): string =>
  located !== '' && goal.toLowerCase().endsWith(`, ${located.toLowerCase()}`)
    ? goal.slice(0, -located.length - 2).trimEnd()
    : goal;

/** "Thứ 6 họp retro lúc 4h": the first time said is not all of it. */
function severalTimes(text: string, { findTime }: Tools): boolean {
  const first = findTime(text);
  const rest = first ? text.slice(first.to) : '';
  return (
    first !== null &&
    !/\d\s*(?:h|g|:)|giờ|gio/iu.test(text.slice(first.from, first.to)) &&
    findTime(rest) !== null
  );
}

function take(text: string, pattern: RegExp): { taken: string; rest: string } {
  const found = pattern.exec(text);
  if (!found) return { taken: '', rest: text };
  const rest = `${text.slice(0, found.index)}\n${text.slice(found.index + found[0].length)}`;
  return { taken: tidy(found[1] ?? ''), rest };
}

function takePeople(text: string, company: Company): { people: string; rest: string } {
  const asked = text.replace(scheduling, '').replace(bareMeeting, '').trim();
  const led = leadIn(asked, company);
  const from = led ? led.index + led[0].length : 0;
  const { names, length } = readLeadingNames(asked.slice(from), company);
  if (length === 0) return { people: '', rest: asked };
  const left = `${asked.slice(0, led?.index ?? 0)} ${asked.slice(from + length)}`.trim();
  const rest = left.replace(intoMeeting, '');
  // "Mời An họp với Bình": both.
  const more = beforePeople.test(rest) ? takePeople(rest, company) : null;
  return more && more.people !== '' && isNamedOne(more.people, company)
    ? { people: `${names}, ${more.people}`, rest: more.rest }
    : { people: names, rest };
}

function leadIn(asked: string, company: Company): RegExpExecArray | null {
  const fetched = fetching.exec(asked);
  const { names } = readLeadingNames(asked.slice(fetched ? fetched.index + fetched[0].length : 0), company);
  return fetched && isNamedOne(names, company) ? fetched : beforePeople.exec(asked);
}

const giving =
  /^(?:nhắc|nhac|giao|phân công|phan cong|tạo việc|tao viec|thêm việc|them viec|tạo công việc|tao cong viec|nhờ|nho)\s+(?:việc\s+|viec\s+|nhở\s+)?(?:cho\s+)?/iu;
const filler = /^(?:là\s+|việc\s+|viec\s+|phải\s+|phai\s+|cần\s+|can\s+)+/iu;

/** "Nhắc An gửi bảng giá trước thứ Sáu" as the parameters of /actionitem; as with meetings, known names come first. */
export function readSpokenTask(text: string, tools: Tools): TaskRequest {
  const known = readTaskByNames(text, tools);
  if (known.assignee !== '' && known.title !== '' && isNamedOne(known.assignee, tools.company)) return known;
  const { assignee = '', title = '', deadline = '' } = readIntent(text).slots;
  if (title === '') return known;
  if (assignee === '') return known.assignee === '' ? task(title, '', deadline || known.deadline) : known;
  const { names, length } = readLeadingNames(`${assignee} ${title}`, tools.company);
  const isLonger = length > assignee.length && isNamedOne(names, tools.company);
  const due = deadline || known.deadline;
  return isLonger
    ? task(`${assignee} ${title}`.slice(length), names, due)
    : task(title, writtenOut(assignee), due);
}

function readTaskByNames(text: string, { company, findTime }: Tools): TaskRequest {
  const { time, left } = cutTime([{ text: bare(text), quoted: false }], findTime);
  const said = left
    .map((part) => part.text)
    .join(' ')
    .replace(giving, '');
  const start = startOfTrailingName(said, company);
  const trailing = /^\s*(?:giao\s+)?cho\s+(\S.*)$/iu.exec(said.slice(start))?.[1];
  if (trailing !== undefined) return task(said.slice(0, start), trailing, time);
  const { names, length } = readLeadingNames(said, company);
  return task(said.slice(length), names, time);
}

/** Without marks "gap" is also "gặp". */
const urgent = /(?<![\s,])[\s,]+(?:gấp|khẩn|khẩn cấp|ưu tiên cao|uu tien cao)$/iu;

function task(said: string, assignee: string, deadline: string): TaskRequest {
  const title = tidy(said.trim().replace(filler, ''));
  return {
    title: tidy(title.replace(urgent, '')),
    assignee: assignee.trim(),
    deadline,
    priority: urgent.test(title) ? 'cao' : null,
  };
}
