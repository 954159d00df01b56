import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import { isSmall } from '../../shared/small-words.rules.ts';
import type { ScheduleRequest } from '../schedule-words.rules.ts';
import { findLength } from '../time/spoken-length.rules.ts';
import { meetingCalled } from './meeting-called.rules.ts';
import { readGoal } from './spoken-goal.rules.ts';
import type { TurnParts } from './turn-parts.rules.ts';

/** What points to something said before, or says how one takes part: it is no matter of a meeting. */
const noMatter =
  /^(?:(?:(?:lấy|chốt|chọn|đặt|book|lay|chot|chon|dat)\s+)?(?:nó|cái (?:đó|này|nớ)|luôn|vậy|thế|no|cai do)|(?:mở|bật|nối|kèm|thêm|mo|bat|noi|kem|them)(?:\s+(?:thêm|mạng|link|cầu|online|onl|zoom|meet|them|mang))*(?:\s+(?:cho|với|vì|voi|vi)\s.*)?|trực tuyến|online|truc tuyen|họp|hop|(?:cho|với|của|voi|cua)\s+\S+(?:\s\S+)?|one|\d+\s+(?:người|nguoi)|(?:anh|chị|em|cô|chú|bác|ông|bà)\s+(?:nớ|đó|ấy|kia)|(?:họp|hop)\s+\d+\s*\p{L}+)$/iu;

/** "2 người đó", "mấy anh kia": people spoken of before. */
const pointedPeople =
  /(?<!\p{L})(?:\d{1,2}|hai|ba|cả hai|mấy|các|những|may|cac|nhung|ca hai)\s+(?:người|anh chị|anh|chị|bạn|vị|nguoi|chi)(?:\s+(?:đó|kia|ấy|nớ|này|trên|do|kia|ay|no|nay))+(?!\p{L})/giu;

const leadsToMatter =
  /(?<!\p{L})(?:bàn|về|duyệt|chốt|xem|coi|rà|soát|kiểm|review|chuẩn bị|trình|ban|ve|duyet|chot|soat|kiem|trinh)(?:\s+(?:lại|lai))?\s+$/iu;
/** What is no place though it stands where one may. */
const noPlace =
  /^(?:bàn|về|trao đổi|nói chuyện|hỏi|duyệt|trao doi|noi chuyen)(?!\p{L})|^(?:mạng|mang|zoom|meet|teams|online|(?:recurring )?meeting)$/iu;
const oneToOne = /(?<![\d/:-])1\s?[-:]\s?1(?![\d/:-])/iu;
/** "Cái web đặt hàng", "vụ thuế quý này": what leads to a matter of several words. */
const thing = /^(?:mấy\s+)?(?:cái|vụ|chuyện|cai|vu|chuyen)\s+(?=\S+\s+\S)/iu;

/** A request with what its meeting is about, where the words for it stand elsewhere than right behind what is ordered. */
export function withMatter(request: ScheduleRequest, parts: TurnParts): ScheduleRequest {
  const { message } = parts;
  const asked = request.people.replace(pointedPeople, '').split(',');
  const done = asked.map((said) => said.trim()).find((said) => isDone(said)) ?? '';
  const isLed = request.location !== '' && leadsToMatter.test(textBefore(message, request.location));
  const placed = isLed ? request.location : '';
  const location = isLed || noPlace.test(request.location) ? '' : request.location;
  const ways = [
    () => wider(request.goal, readGoal(message)),
    () => placed,
    () => readGoal(message),
    () => meetingCalled(parts),
    () => done,
    () => oneToOne.exec(message)?.[0] ?? '',
    () => wordsAlone(parts, request),
  ];
  const found = firstOf(ways, (words) => isMatter(words, message));
  const people = asked.filter((said) => said.trim() !== found && !onePointedTo.test(said.trim()));
  const goal = called(
    withoutLength(beforePeople(beforeTime(found, parts), parts)).replace(thing, ''),
    message,
  );
  return { ...request, people: withoutPart(people.join(',').trim(), goal, message), location, goal };
}

const saysWhen =
  /\d\s*(?:h|g|:|giờ|gio)|\d\/\d|(?<!\p{L})(?:thứ|thu|t[2-7]|chủ nhật|mai|mốt|nay|chu nhat|mot)(?![\p{L}\d])/iu;

/** "Về lương CNTT chiều mai": when it is ends what it is about. */
function beforeTime(goal: string, { message, pieces }: TurnParts): string {
  const from = message.indexOf(goal);
  if (goal === '' || from < 0) return goal;
  const time = pieces.find(
    ({ kind, from: at, text }) =>
      kind === 'time' &&
      at > from &&
      at < from + goal.length &&
      at + text.length >= from + goal.length &&
      saysWhen.test(text),
  );
  return time === undefined ? goal : message.slice(from, time.from).replace(/[\s,;:–-]+$/u, '');
}

/** "Bàn giá với chị Hà": whom it is with ends what it is about. */
function beforePeople(goal: string, { message, pieces }: TurnParts): string {
  const from = message.indexOf(goal);
  if (goal === '' || from < 0) return goal;
  const isLed = (at: number): boolean => /\S\s+(?:với|cùng|vs|voi|cung)\s+$/iu.test(message.slice(from, at));
  const who = pieces.find(
    ({ kind, from: at }) => kind === 'name' && at > from && at < from + goal.length && isLed(at),
  );
  if (who === undefined) return goal;
  return message.slice(from, who.from).replace(/(?<!\s)\s+(?:với|cùng|vs|voi|cung)\s+$/iu, '');
}

/** "Xin thêm bác sĩ cho phòng khám": who stands in what it is about alone is not invited. */
function withoutPart(people: string, goal: string, message: string): string {
  const elsewhere = goal === '' ? message : message.replace(goal, ' ');
  const isElsewhere = (said: string): boolean => {
    const name = said.trim().replace(/[.!]$/u, '');
    const isAsked = /(?:họp|với|mời|cùng|hop|voi|moi)\s+$/iu.test(textBefore(message, name));
    return name === '' || isAsked || !goal.includes(name) || elsewhere.includes(name);
  };
  return people.split(',').filter(isElsewhere).join(',').trim();
}

/** "Nội dung là kế hoạch dừng máy để sơn sàn" of which only "sơn sàn" was read. */
const wider = (goal: string, said: string): string =>
  goal !== '' && said.endsWith(goal) && said.length > goal.length ? said : goal;

function firstOf(ways: readonly (() => string)[], isIt: (words: string) => boolean): string {
  for (const way of ways) {
    const words = way();
    if (isIt(words)) return words;
  }
  return '';
}

const onePointedTo = /^(?:anh|chị|em|cô|chú|bác|ông|bà)\s+(?:nớ|đó|ấy|kia)$|^\d{1,3}\s+(?:người|nguoi)$/iu;
/** "Đón đoàn trường Dược": several words behind what one does are no people. */
const isDone = (said: string): boolean =>
  /^(?:đón|tiếp|ký|làm|chuẩn bị|kiểm|rà|soát|xem|coi|thảo luận|phỏng vấn|đào tạo|tập huấn|chốt|duyệt|chia|xử lý|đánh giá|tổng kết|sơ kết|review|training|don|tiep|lam|chuan bi|kiem|chot|duyet|tong ket)\s+\S+\s+\S/iu.test(
    said,
  );

const textBefore = (message: string, words: string): string =>
  message.slice(0, Math.max(0, message.indexOf(words)));

/** "Họp sprint 30p": how long it is to be is no part of its name. */
function withoutLength(goal: string): string {
  const length = findLength(goal);
  return length !== '' && goal.endsWith(` ${length}`) ? goal.slice(0, -length.length).trim() : goal;
}

/** "Dự kiến khoảng 1 tiếng" says how long it is to be. */
function isLength(goal: string): boolean {
  const length = findLength(goal);
  return length !== '' && /^(?:(?:dự )?kiến|khoảng|tầm)?$/iu.test(goal.replace(length, ' ').trim());
}

function isMatter(goal: string, message: string): boolean {
  if (goal === '' || noMatter.test(goal) || isLength(goal) || goal.replace(pointedPeople, '').trim() === '')
    return false;
  const at = message.indexOf(goal);
  const behind = at < 0 ? '' : message.slice(at + goal.length);
  // What another sentence asks is no matter of what this one orders.
  return !/^[^,.;]{0,20}\?\s*\S/u.test(behind);
}

/** "Quỹ" of "họp quỹ" is a word that says little alone. */
function called(said: string, message: string): string {
  const goal = said.replace(/^(?:họp|hop)\s+(?=\S+\s+\S+\s+\S)/iu, '');
  if (goal === '' || /\s/u.test(goal) || !/^\p{L}+$/u.test(goal)) return goal;
  const lead = /(?:^|[\s,])((?:họp|hop)\s+)$/iu.exec(textBefore(message, goal))?.[1];
  return lead === undefined ? goal : `${lead}${goal}`;
}

const [leastWords, mostWords] = [2, 9];
const doing = new Set(['làm', 'có', 'buổi', 'cuộc', 'cho', 'lam', 'co', 'buoi', 'cuoc']);

/** "3h mai, review moodboard, mời Linh": the longest run of words that say no time, nobody, no place and no order. */
function wordsAlone({ message, pieces, room }: TurnParts, { location, people }: ScheduleRequest): string {
  const taken = `${room} ${location} ${people}`.toLowerCase();
  const isWord = ({ kind, text }: MessagePiece): boolean =>
    kind === 'word' && !taken.includes(text.toLowerCase());
  const runs: MessagePiece[][] = [[]];
  for (const piece of pieces) {
    if (isWord(piece)) runs.at(-1)?.push(piece);
    else runs.push([]);
  }
  const trimmed = runs.map((run) => {
    const isEmpty = ({ text }: MessagePiece): boolean => isSmall(text) || doing.has(text.toLowerCase());
    const from = run.findIndex((piece) => !isEmpty(piece));
    return from < 0 ? [] : run.slice(from, run.findLastIndex((piece) => !isEmpty(piece)) + 1);
  });
  const [longest = []] = trimmed.toSorted((one, other) => other.length - one.length);
  const [first, last] = [longest[0], longest.at(-1)];
  return first && last && longest.length >= leastWords && longest.length <= mostWords
    ? message.slice(first.from, last.to)
    : '';
}
