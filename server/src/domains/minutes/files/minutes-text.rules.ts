import { dayInDigits, weekdayName } from '@hopgon/contract/time/format-local';
import { localClock, localDay } from '@hopgon/contract/time/zoned';
import { momentInWords } from '../document/closing.rules.ts';
import { lineInWords, type SaidLine } from '../lines/line-text.rules.ts';
import { termsInWords } from '../lines/terms.rules.ts';
import { attendanceGroups, type MinutesFacts } from './file-facts.rules.ts';

/** '08:30–09:15, Thứ Sáu 20/11/2026' */
function shortTime({ startsAt, endsAt, timeZone }: MinutesFacts): string {
  if (startsAt === null) return '';
  const day = localDay(startsAt, timeZone);
  const end = endsAt === null ? '' : `–${localClock(endsAt, timeZone)}`;
  return `${localClock(startsAt, timeZone)}${end}, ${weekdayName(day)} ${dayInDigits(day)}`;
}

const taskInShort = ({ text, assigneeName, deadline }: SaidLine): string =>
  [text, assigneeName ?? 'chưa phân công', deadline && `hạn ${dayInDigits(deadline)}`]
    .filter(Boolean)
    .join(' – ');

const decisionInShort = ({ text, terms }: SaidLine): string =>
  [text, termsInWords(terms)].filter(Boolean).join('. ').replaceAll('..', '.');

/** Decisions, tasks and a link, short enough for a message in a chat. */
export function minutesMessage(facts: MinutesFacts, link: string): string {
  const lines = facts.sections.flatMap((section) => section.lines);
  const of = (kind: SaidLine['kind']) => lines.filter((line) => line.kind === kind);
  const [decisions, tasks, questions] = [of('decision'), of('task'), of('question')];
  const head = facts.isDraft ? 'DỰ THẢO BIÊN BẢN' : `BIÊN BẢN SỐ ${facts.number}`;
  return [
    `${head}: ${facts.title}`,
    [shortTime(facts), facts.place].filter(Boolean).join(', '),
    facts.chairName === '' ? '' : `Chủ trì: ${facts.chairName}`,
    ...(decisions.length > 0 ? ['', 'Kết luận:'] : []),
    ...decisions.map((decision, place) => `${place + 1}. ${decisionInShort(decision)}`),
    ...(tasks.length > 0 ? ['', 'Việc cần làm:'] : []),
    ...tasks.map((task) => `- ${taskInShort(task)}`),
    ...(questions.length > 0 ? ['', 'Còn để ngỏ:'] : []),
    ...questions.map(({ text }) => `- ${text}`),
    '',
    `Xem biên bản: ${link}`,
  ]
    .filter((line, place) => line !== '' || place > 2)
    .join('\n');
}

/** Signs that Markdown would read as its own. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&').replace(/\s+/g, ' ');

/** The whole document as Markdown. */
export function minutesMarkdown(facts: MinutesFacts): string {
  const { startsAt, timeZone } = facts;
  const headLines: readonly (readonly [string, string])[] = [
    ['Thời gian bắt đầu', startsAt === null ? '' : momentInWords(startsAt, timeZone)],
    ['Địa điểm', facts.place],
    ['Chủ trì (chủ tọa)', facts.chairName],
    ['Thư ký (người ghi biên bản)', facts.secretaryName],
  ];
  return [
    ...(facts.isDraft ? ['**DỰ THẢO**', ''] : []),
    `# Biên bản: ${escaped(facts.title)}`,
    '',
    `${escaped(facts.companyName)} · Số: ${escaped(facts.number)}`,
    '',
    ...headLines
      .filter(([, words]) => words !== '')
      .map(([label, words]) => `- **${label}:** ${escaped(words)}`),
    ...attendanceGroups(facts.people).map(
      ({ title, people }) => `- **${title} (${people.length}):** ${people.map(escaped).join('; ')}`,
    ),
    ...facts.sections.flatMap(({ title, lines }, place) => [
      '',
      `## ${place + 1}. ${escaped(title)}`,
      '',
      ...lines.map((line) => {
        const { lead, text } = lineInWords(line);
        return lead === '' ? `- ${escaped(text)}` : `- **${lead.trim()}** ${escaped(text)}`;
      }),
    ]),
    '',
    ...facts.closing.map((sentence) => `${escaped(sentence)}\n`),
    ...(facts.recipients.length > 0 ? ['**Nơi nhận:**', ''] : []),
    ...facts.recipients.map((name) => `- ${escaped(name)}`),
    '',
  ].join('\n');
}
