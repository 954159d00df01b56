import type { Company } from '../people/match-person.rules.ts';
import { lengthOfLeadingNames, startOfTrailingName } from './leading-names.rules.ts';
import type { ScheduleRequest } from './read-schedule.rules.ts';
import type { TaskRequest } from './read-task.rules.ts';
import { cutTime, type Span, tidy } from './segments.rules.ts';

interface Tools {
  readonly company: Company;
  readonly findTime: (text: string) => Span | null;
}

const request =
  /^(?:hãy|hay|giúp tôi|giup toi|giúp mình|giup minh|nhờ bạn|nho ban|bạn|cho tôi|cho mình)\s+/iu;
const scheduling =
  /^(?:.*?\s)?(?:đặt|dat|lên|len|tạo|tao|xếp|xep|sắp xếp|sap xep|hẹn|hen|book|tổ chức|to chuc)\s+(?:giúp (?:tôi|mình)\s+|cho (?:tôi|mình)\s+)?(?:một\s+)?(?:lịch\s*|lich\s*)?(?:một\s+)?(?:cuộc\s*|cuoc\s*|buổi\s*|buoi\s*)?(?:họp|hop|gặp|gap|hẹn|hen|meeting)?(?=\s|$)/iu;
const bareMeeting = /^(?:họp|hop|gặp|gap|hẹn|hen)(?=\s|$)/iu;
const place =
  /(?:^|\s)(?:tại|tai|ở|địa điểm|dia diem)\s+(.+?)(?=\s(?:về|để|với|cùng|bàn|thảo luận)\s|\n|$)/iu;
const aim =
  /(?:^|\s)(?:về việc|ve viec|về|ve|để|de|nội dung|noi dung|chủ đề|chu de|mục tiêu|muc tieu)\s+(.+?)(?=\n|$)/iu;
const deed = /(?:^|\s)((?:bàn|thảo luận|chốt|trao đổi|rà soát|review|tổng kết|ôn lại)\s.+?)(?=\n|$)/iu;
const beforePeople = /(?:^|\s)(?:với|voi|cùng|cung|mời|moi|gồm|gom)\s+/iu;

/** "Đặt họp với An và Bình lúc 9h30 thứ Ba tuần sau về kế hoạch quý" as the parameters of /lenlich. */
export function readSpokenSchedule(text: string, { company, findTime }: Tools): ScheduleRequest {
  const { time, left } = cutTime([{ text: text.replace(request, ''), quoted: false }], findTime);
  const said = left.map((part) => part.text).join('\n');
  const located = take(said, place);
  const aimed = take(located.rest, aim);
  const done = aimed.taken === '' ? take(located.rest, deed) : aimed;
  const { people, rest } = takePeople(done.rest, company);
  const kind = tidy(rest.replace(/\s+/gu, ' '));
  return { people, goal: done.taken || (kind === '' ? '' : `Họp ${kind}`), time, location: located.taken };
}

function take(text: string, pattern: RegExp): { taken: string; rest: string } {
  const found = pattern.exec(text);
  if (!found) return { taken: '', rest: text };
  const rest = `${text.slice(0, found.index)}\n${text.slice(found.index + found[0].length)}`;
  return { taken: tidy(found[1] ?? ''), rest };
}

function takePeople(text: string, company: Company): { people: string; rest: string } {
  const asked = text.replace(scheduling, '').replace(bareMeeting, '').trim();
  const led = beforePeople.exec(asked);
  const from = led ? led.index + led[0].length : 0;
  const length = lengthOfLeadingNames(asked.slice(from), company);
  if (length === 0) return { people: '', rest: asked };
  const rest = `${asked.slice(0, led?.index ?? 0)} ${asked.slice(from + length)}`;
  return { people: asked.slice(from, from + length), rest };
}

const giving =
  /^(?:nhắc|nhac|giao|phân công|phan cong|tạo việc|tao viec|thêm việc|them viec|tạo công việc|tao cong viec)\s+(?:việc\s+|viec\s+|nhở\s+)?(?:cho\s+)?/iu;
const filler = /^(?:là\s+|việc\s+|viec\s+|phải\s+|phai\s+|cần\s+|can\s+)+/iu;

/** "Nhắc An gửi bảng giá trước thứ Sáu" as the parameters of /actionitem. */
export function readSpokenTask(text: string, { company, findTime }: Tools): TaskRequest {
  const { time, left } = cutTime([{ text: text.replace(request, ''), quoted: false }], findTime);
  const said = left
    .map((part) => part.text)
    .join(' ')
    .replace(giving, '');
  const start = startOfTrailingName(said, company);
  const trailing = /^\s*(?:giao\s+)?cho\s+(.+)$/iu.exec(said.slice(start))?.[1];
  if (trailing !== undefined) return task(said.slice(0, start), trailing, time);
  const length = lengthOfLeadingNames(said, company);
  return task(said.slice(length), said.slice(0, length), time);
}

const task = (title: string, assignee: string, deadline: string): TaskRequest => ({
  title: tidy(title.trim().replace(filler, '')),
  assignee: assignee.trim(),
  deadline,
  priority: null,
});
