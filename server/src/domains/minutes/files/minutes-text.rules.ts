import { dayInDigits, weekdayName } from '@hopgon/contract/time/format-local';
import { localClock, localDay } from '@hopgon/contract/time/zoned';
import { momentInWords } from '../document/closing.rules.ts';
import {
  lineInWords,
  nothingRecorded,
  proposalInWords,
  proposalsTitle,
  type SaidLine,
} from '../lines/line-text.rules.ts';
import { termsInWords } from '../lines/terms.rules.ts';
import {
  attendanceGroups,
  headInWords,
  type MinutesFacts,
  stamps,
  waitingInWords,
} from './file-facts.rules.ts';

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

/** Decisions, tasks and open questions, each kind under its name after an empty line. */
export function resultsInShort({ sections }: Pick<MinutesFacts, 'sections'>): string[] {
  const lines = sections.flatMap((section) => section.lines);
  const of = (kind: SaidLine['kind']) => lines.filter((line) => line.kind === kind);
  const [decisions, tasks, questions] = [of('decision'), of('task'), of('question')];
  return [
    ...(decisions.length > 0 ? ['', 'Kết luận:'] : []),
    ...decisions.map((decision, place) => `${place + 1}. ${decisionInShort(decision)}`),
    ...(tasks.length > 0 ? ['', 'Việc cần làm:'] : []),
    ...tasks.map((task) => `- ${taskInShort(task)}`),
    ...(questions.length > 0 ? ['', 'Còn để ngỏ:'] : []),
    ...questions.map(({ text }) => `- ${text}`),
  ];
}

/** '(thay thế Biên bản số 98/BB-GV)'; null where nothing is replaced. */
const replacement = ({ replaces }: MinutesFacts): string | null =>
  replaces === null ? null : `(thay thế Biên bản${replaces === '' ? '' : ` số ${replaces}`})`;

/** Decisions, tasks and a link, short enough for a message in a chat. */
export function minutesMessage(facts: MinutesFacts, link: string): string {
  const heading = [
    `${headInWords('BIÊN BẢN', facts)}: ${facts.title}`,
    replacement(facts) ?? '',
    [shortTime(facts), facts.place].filter(Boolean).join(', '),
    facts.chairName === '' ? '' : `Chủ trì: ${facts.chairName}`,
  ];
  const waiting = waitingInWords(facts);
  return [
    ...heading.filter(Boolean),
    ...resultsInShort(facts),
    ...(waiting === '' ? [] : ['', waiting]),
    ...['', `Xem biên bản: ${link}`],
  ].join('\n');
}

/** Without signs that Markdown would read as its own, a list's at the beginning among them. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .replace(/^(?=[-+])/, '\\')
    .replace(/^\d+(?=[.)])/, '$&\\');

export const markdownSections = ({ sections }: Pick<MinutesFacts, 'sections'>): string[] =>
  sections.flatMap(({ title, lines, proposals }, place) => [
    ...['', `## ${place + 1}. ${escaped(title)}`, ''],
    ...lines.map((line) => {
      const { lead, text } = lineInWords(line);
      return lead === '' ? `- ${escaped(text)}` : `- **${lead.trim()}** ${escaped(text)}`;
    }),
    ...(lines.length + proposals.length === 0 ? [nothingRecorded] : []),
    ...(lines.length > 0 && proposals.length > 0 ? [''] : []),
    ...(proposals.length === 0 ? [] : [`*${proposalsTitle}*`, '']),
    ...proposals.map((line) => `- *${escaped(proposalInWords(line))}*`),
  ]);

export const markdownRecipients = (recipients: readonly string[]): string[] => [
  ...(recipients.length > 0 ? ['**Nơi nhận:**', ''] : []),
  ...recipients.map((name) => `- ${escaped(name)}`),
];

function markdownStamp(facts: MinutesFacts): string[] {
  if (facts.state === 'valid') return [];
  const waiting = facts.state === 'draft' ? waitingInWords(facts) : '';
  return [[`**${stamps[facts.state]}**`, waiting].filter(Boolean).join('. '), ''];
}

/** The whole document as Markdown. */
export function minutesMarkdown(facts: MinutesFacts): string {
  const { startsAt, timeZone } = facts;
  const { legal } = facts;
  const headLines: readonly (readonly [string, string])[] = [
    ...(legal?.enterprise ?? []),
    ['Thời gian bắt đầu', startsAt === null ? '' : momentInWords(startsAt, timeZone)],
    ['Địa điểm', facts.place],
    ...(legal?.purpose ?? []).map(({ label, lines }) => [label, lines.join('; ')] as const),
    ['Điều kiện họp', legal?.standing ?? ''],
    ['Chủ trì (chủ tọa)', facts.chairName],
    ['Thư ký (người ghi biên bản)', facts.secretaryName],
  ];
  return [
    ...markdownStamp(facts),
    `# ${legal?.title ?? 'Biên bản'}: ${escaped(facts.title)}`,
    '',
    [facts.parentName, facts.companyName, `Số: ${facts.number}`].filter(Boolean).map(escaped).join(' · '),
    '',
    ...[replacement(facts)].flatMap((words) => (words === null ? [] : [escaped(words), ''])),
    ...headLines
      .filter(([, words]) => words !== '')
      .map(([label, words]) => `- **${label}:** ${escaped(words)}`),
    ...(legal?.attendance ?? attendanceGroups(facts.people)).map(
      ({ title, people }) => `- **${title} (${people.length}):** ${people.map(escaped).join('; ')}`,
    ),
    ...markdownSections(facts),
    '',
    ...(legal?.notes ?? []).map((note) => `${escaped(note)}\n`),
    ...facts.closing.map((sentence) => `${escaped(sentence)}\n`),
    ...markdownRecipients(facts.recipients),
    '',
  ].join('\n');
}
