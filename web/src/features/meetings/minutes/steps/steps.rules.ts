import type { MinutesQuorum } from '@hopgon/contract/minutes/checks';
import type { LegalTarget } from '@hopgon/contract/minutes/legal/schemas';
import type { Minutes, MinutesLine, MinutesState } from '@hopgon/contract/minutes/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { markWords, missingWords } from '../minutes-words.ts';

const stepTitles = ['Dự thảo', 'Góp ý', 'Thông qua', 'Ký', 'Khóa'] as const;

const stepOfState: Readonly<Record<MinutesState, number>> = {
  draft: 0,
  review: 1,
  adopted: 3,
  locked: 5,
  void: -1,
};

export interface Step {
  readonly title: string;
  readonly state: 'done' | 'now' | 'ahead';
  /** When it was done; for the signatures how many there are. */
  readonly at: string | null;
  readonly note: string | null;
}

/** The way of the document with where it is. */
export function stepsOf(minutes: Minutes): readonly Step[] {
  const now = stepOfState[minutes.state];
  const moments = [
    minutes.drafted.at,
    minutes.reviewed?.at ?? null,
    minutes.adopted?.at ?? null,
    null,
    minutes.lockedAt,
  ];
  return stepTitles.map((title, index) => ({
    title,
    state: index < now ? 'done' : index === now ? 'now' : 'ahead',
    at: index <= now ? (moments[index] ?? null) : null,
    note: title === 'Ký' && now >= index ? `${minutes.signatures.length}/${minutes.signers.length}` : null,
  }));
}

/** What is missing before adoption, and where to put it right. */
export interface Missing {
  readonly text: string;
  readonly to:
    | { readonly kind: 'line'; readonly lineId: string }
    | { readonly kind: Exclude<LegalTarget, 'line'> | 'none' };
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

const ofLines = (lines: readonly MinutesLine[], what: string): readonly Missing[] =>
  lines.map(({ id, text }) => ({
    text: `${what}: “${shortened(text)}”`,
    to: { kind: 'line', lineId: id } as const,
  }));

/** All that stands between the document and its adoption, in the order of the page. */
export function missingOf({ checks, sections }: Pick<Minutes, 'checks' | 'sections'>): readonly Missing[] {
  const lines = sections.flatMap((section) => section.lines);
  const marked = (mark: MinutesLine['marks'][number]) => lines.filter(({ marks }) => marks.includes(mark));
  return [
    ...checks.missing.map((part) => ({ text: missingWords[part], to: { kind: 'head' } as const })),
    ...(checks.recorded === 0 ? [{ text: 'Chưa điểm danh ai', to: { kind: 'attendance' } as const }] : []),
    ...(checks.lines === 0 ? [{ text: 'Chưa có nội dung', to: { kind: 'none' } as const }] : []),
    ...ofLines(marked('unaccepted'), `${markWords.unaccepted}, chưa duyệt`),
    ...ofLines(
      marked('no_evidence').filter(({ marks }) => !marks.includes('unaccepted')),
      'Chưa có căn cứ',
    ),
    ...ofLines(marked('vote_cancelled'), 'Dựa trên biểu quyết đã hủy, cần xóa'),
    ...(checks.objections > 0
      ? [{ text: `Còn ${checks.objections} góp ý chưa xử lý`, to: { kind: 'none' } as const }]
      : []),
    ...(checks.approvalsMissing > 0
      ? [{ text: `Còn ${checks.approvalsMissing} người có mặt chưa đồng ý`, to: { kind: 'none' } as const }]
      : []),
    ...(checks.waitUntil === null
      ? []
      : [{ text: `Chờ góp ý đến hết ${dayInDigits(checks.waitUntil)}`, to: { kind: 'none' } as const }]),
  ];
}

/** What the law asks for and is not met; a line leads to itself. */
export const legalMissingOf = ({ checks }: Pick<Minutes, 'checks'>): readonly Missing[] =>
  checks.legal
    .filter(({ isMet }) => !isMet)
    .map(({ reason, article, to, lineId }) => ({
      text: `${reason} (${article})`,
      to:
        lineId === null
          ? ({ kind: to === 'line' ? 'none' : to } as const)
          : ({ kind: 'line', lineId } as const),
    }));

/** '9f2c41d8…e07b77ae' */
export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`;

/** 'Có mặt 4/6 người được triệu tập, đủ điều kiện họp.' */
export const quorumInWords = ({ present, members, needed }: MinutesQuorum): string =>
  present >= needed
    ? `Có mặt ${present}/${members} người được triệu tập, đủ điều kiện họp.`
    : `Có mặt ${present}/${members} người được triệu tập; cần ít nhất ${needed} người để đủ điều kiện họp.`;
