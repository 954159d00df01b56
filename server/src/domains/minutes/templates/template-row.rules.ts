import { attendanceNames, roleNames } from '@hopgon/contract/minutes/names';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localClock, localDay } from '@hopgon/contract/time/zoned';
import type { TemplateRow } from '../../../platform/documents/templates/template-shape.rules.ts';
import type { DerivedFacts } from '../derived/derived-sheet.rules.ts';
import { sourceInWords } from '../derived/derived-sheet.rules.ts';
import { momentInWords } from '../document/closing.rules.ts';
import { type MinutesFacts, type NamedPerson, stamps, waitingInWords } from '../files/file-facts.rules.ts';
import { lineInWords, type SaidLine } from '../lines/line-text.rules.ts';
import { termsInWords } from '../lines/terms.rules.ts';

/** One vote, as the columns of a table say it. */
export interface VoteInWords {
  readonly question: string;
  readonly for: string;
  readonly against: string;
  readonly none: string;
  readonly result: string;
}

/** What the minutes have beside their facts. */
export interface TemplateExtras {
  readonly votes: readonly VoteInWords[];
  /** To check the minutes by; null before adoption. */
  readonly code: string | null;
  /** Where they are checked. */
  readonly verifyAddress: string;
}

const numbered = <T>(all: readonly T[], rowOf: (each: T) => TemplateRow): TemplateRow[] =>
  all.map((each, place) => ({ STT: String(place + 1), ...rowOf(each) }));

const personRow = ({ name, position, part, attendance, reason }: NamedPerson): TemplateRow => ({
  'Họ tên': name,
  'Chức vụ': position,
  'Vai trò': roleNames[part],
  'Điểm danh': attendanceNames[attendance],
  'Lý do vắng': reason,
});

type Facts = Pick<
  MinutesFacts,
  'startsAt' | 'endsAt' | 'timeZone' | 'place' | 'chairName' | 'secretaryName' | 'people' | 'sections'
>;

const positionOf = (people: readonly NamedPerson[], name: string): string =>
  people.find((person) => name !== '' && person.name === name)?.position ?? '';

function meetingRow({
  startsAt,
  endsAt,
  timeZone,
  place,
  chairName,
  secretaryName,
  people,
}: Facts): TemplateRow {
  const momentOf = (at: Date | null): string => (at === null ? '' : momentInWords(at, timeZone));
  const clockOf = (at: Date | null): string => (at === null ? '' : localClock(at, timeZone));
  return {
    'Thời gian bắt đầu': momentOf(startsAt),
    'Thời gian kết thúc': momentOf(endsAt),
    'Giờ bắt đầu': clockOf(startsAt),
    'Giờ kết thúc': clockOf(endsAt),
    'Ngày họp': startsAt === null ? '' : dayInDigits(localDay(startsAt, timeZone)),
    'Ngày họp bằng chữ': momentOf(startsAt).replace(/^.*?, /, ''),
    'Địa điểm': place,
    'Chủ trì': chairName,
    'Chức vụ chủ trì': positionOf(people, chairName),
    'Thư ký': secretaryName,
    'Chức vụ thư ký': positionOf(people, secretaryName),
  };
}

const withoutColon = (lead: string): string => lead.replace(/:\s*$/, '');

interface PlacedLine {
  readonly line: SaidLine;
  readonly section: string;
}

function contentRow({ sections }: Facts): TemplateRow {
  const all = sections.flatMap(({ title, lines }) => lines.map((line) => ({ line, section: title })));
  const of = (kind: SaidLine['kind'], more: (line: SaidLine) => TemplateRow = () => ({})): TemplateRow[] =>
    numbered(
      all.filter(({ line }) => line.kind === kind),
      ({ line, section }: PlacedLine) => ({ 'Nội dung': line.text, 'Thuộc mục': section, ...more(line) }),
    );
  return {
    'Các mục': numbered(sections, ({ title, lines }) => ({
      'Tên mục': title,
      'Các dòng': numbered(lines, (line) => {
        const { lead, text } = lineInWords(line);
        return { 'Nội dung': `${lead}${text}`, 'Lời ghi': text, 'Loại dòng': withoutColon(lead) };
      }),
    })),
    'Kết luận': of('decision', ({ terms }) => ({ 'Hiệu lực': termsInWords(terms) })),
    'Việc cần làm': of('task', ({ assigneeName, deadline }) => ({
      'Người phụ trách': assigneeName ?? 'chưa phân công',
      Hạn: deadline === null ? '' : dayInDigits(deadline),
    })),
    'Vấn đề để ngỏ': of('question'),
    'Ý kiến': of('opinion'),
  };
}

const recipientRows = (recipients: readonly string[]): TemplateRow[] =>
  numbered(recipients, (name) => ({ 'Tên nơi nhận': name }));

/** What minutes write into the places of a template. */
export function minutesRow(facts: MinutesFacts, { votes, code, verifyAddress }: TemplateExtras): TemplateRow {
  const named = facts.people.filter(
    ({ part, attendance }) => part !== 'informed' || attendance !== 'unrecorded',
  );
  const present = named.filter(({ attendance }) => attendance === 'in-person' || attendance === 'online');
  const absent = named.filter(({ attendance }) => attendance === 'absent');
  // A written vote has no sentence of adoption.
  const [adoption = '', end = ''] = [facts.closing.at(-2), facts.closing.at(-1)];
  return {
    'Tên công ty': facts.companyName,
    'Cơ quan chủ quản': facts.parentName,
    Số: facts.number,
    'Trích yếu': facts.title,
    'Dự thảo': [stamps[facts.state], facts.state === 'draft' ? waitingInWords(facts) : '']
      .filter(Boolean)
      .join('. '),
    'Thay thế': facts.replaces ?? '',
    ...meetingRow(facts),
    'Số người có mặt': String(present.length),
    'Số người vắng mặt': String(absent.length),
    'Câu thông qua': adoption,
    'Câu kết thúc': end,
    'Mã kiểm tra': code ?? '',
    'Trang kiểm tra': verifyAddress,
    'Người dự': numbered(named, personRow),
    'Người có mặt': numbered(present, personRow),
    'Người vắng mặt': numbered(absent, personRow),
    'Khách mời': numbered(
      named.filter(({ part }) => part === 'guest'),
      personRow,
    ),
    ...contentRow(facts),
    'Biểu quyết': numbered(votes, (vote) => ({
      'Vấn đề': vote.question,
      'Tán thành': vote.for,
      'Không tán thành': vote.against,
      'Không có ý kiến': vote.none,
      'Kết quả': vote.result,
    })),
    'Nơi nhận': recipientRows(facts.recipients),
  };
}

/** What a document written from minutes writes into the places of a template. */
export function derivedRow({ minutes, number, title, recipients, state }: DerivedFacts): TemplateRow {
  const lines = minutes.sections.flatMap((section) => section.lines);
  return {
    'Tên công ty': minutes.companyName,
    'Cơ quan chủ quản': minutes.parentName,
    Số: number,
    'Trích yếu': title,
    'Dự thảo': stamps[state],
    'Số biên bản': minutes.number,
    'Tên cuộc họp': minutes.title,
    'Căn cứ': sourceInWords(minutes),
    ...meetingRow(minutes),
    ...contentRow(minutes),
    'Các điều': numbered(lines, (line) => ({ 'Nội dung': lineInWords(line).text })),
    'Nơi nhận': recipientRows(recipients),
  };
}
