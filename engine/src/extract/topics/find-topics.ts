import { alignAgenda } from '../../reader/align-agenda.ts';
import type { Topic } from '../../reader/extraction.ts';
import { contentWords } from '../clauses/content-words.ts';
import type { MeetingContext } from '../meeting-context.ts';

const OPENS_TOPIC =
  /(?:^| )(?:(?:rồi|tới|sang|còn|về|tiếp|đến|giờ|à|nói về|bàn về|chuyển sang|qua|tiếp theo|đầu tiên|trước hết|thứ nhất|một là|hai là|ba là|bốn là|là) )+(?:(?:cái|vụ|chuyện|phần|mục|việc|vấn đề|nội dung|khâu|mảng|câu chuyện) )+(?<name>\S+(?: \S+){1,5})/u;
const LONGEST = 6;
const STOPS =
  /^(?:thì|là|sao|tới|đến|thế|nhé|ạ|đi|này|đó|ấy|rồi|của|mà|anh|chị|em|chưa|không|hả|nhỉ|cho|được|ơi|thôi|nào|gì|vậy|có|mình|sẽ|đã|đang|ai|với|ở|trước)$/u;

/**
 * What the meeting talked about: the agenda's items that came up, and what it moved to itself, in the words it was opened with.
 * Evidence runs until the next topic opens. What the meeting opened inside an item of the agenda is no topic beside it.
 */
export function findTopics(context: MeetingContext, agenda: readonly string[]): Topic[] {
  const planned = alignAgenda(agenda, context.turns);
  const covered = new Set(planned.flatMap(({ evidence }) => evidence));
  const own = openedTopics(context).filter(({ evidence }) => !covered.has(evidence[0] ?? -1));
  return [...planned, ...own];
}

function openedTopics(context: MeetingContext): Topic[] {
  const found: { title: string; from: number; words: Set<string> }[] = [];
  for (const clause of context.clauses.flat()) {
    const match = OPENS_TOPIC.exec(clause.plain.trimEnd());
    const name = match?.groups?.name;
    if (!name || match === null) continue;
    const start = clause.offsets.indexOf(clause.plain.indexOf(name, match.index));
    const title = nounPhrase(clause.raw.slice(start), clause.words.slice(start), start, clause.breaks);
    const words = contentWords(title.toLowerCase().split(' '));
    if (
      start < 0 ||
      words.size < 2 ||
      found.some((topic) => [...words].every((word) => topic.words.has(word)))
    )
      continue;
    found.push({ title: title.charAt(0).toUpperCase() + title.slice(1), from: clause.turn, words });
  }
  return found.map((topic, index) => ({
    title: topic.title,
    agendaItem: null,
    evidence: range(topic.from, Math.max(topic.from + 1, found[index + 1]?.from ?? context.turns.length)),
  }));
}

function nounPhrase(
  raw: readonly string[],
  words: readonly string[],
  start: number,
  breaks: ReadonlySet<number>,
): string {
  let to = 0;
  while (to < Math.min(LONGEST, words.length) && !STOPS.test(words[to] ?? '')) {
    to += 1;
    if (breaks.has(start + to - 1)) break;
  }
  return raw.slice(0, to).join(' ');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.min(to - from, 40) }, (_, offset) => from + offset);
}
