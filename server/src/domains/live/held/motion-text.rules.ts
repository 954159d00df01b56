import type { Counted, Counts } from '@hopgon/contract/governance/outcome';
import type { Body } from '@hopgon/contract/governance/schemas';
import type { MotionChoice, MotionWay, MotionWeighting } from '@hopgon/contract/live/motions/schemas';

export interface MotionFacts {
  readonly text: string;
  readonly way: MotionWay;
  readonly isSecret: boolean;
  readonly weighting: MotionWeighting;
  readonly counts: Counts;
  readonly base: Counted;
  readonly entitled: Counted;
  readonly presentCount: number | null;
  readonly isPassed: boolean;
  readonly body: Body | null;
  readonly isPaper: boolean;
  readonly invalid: Counted;
  readonly names: Readonly<Record<MotionChoice, readonly string[]>> | null;
  readonly exclusions: readonly string[];
  readonly castForOthers: readonly string[];
  readonly proxies: readonly { readonly name: string; readonly holderName: string }[];
}

const formatShare = (part: number, whole: number): string => {
  const percent = whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
  return `${String(percent).replace('.', ',')}%`;
};

/** What shares of a body are shares of. */
const shareOf = ({ body }: MotionFacts): string =>
  body === 'shareholders' ? 'tổng số phiếu biểu quyết' : 'phần vốn';

function countInWords(count: Counted, choice: MotionChoice | null, facts: MotionFacts): string {
  const { weighting, base, body, names } = facts;
  const { votes, weight } = count;
  const share =
    weighting === 'share' || body !== null
      ? `${votes} phiếu (${formatShare(weight, base.weight)}${weighting === 'share' ? ` ${shareOf(facts)}` : ''})`
      : String(votes);
  const whose = choice === null || body === null ? [] : (names?.[choice] ?? []);
  return whose.length === 0 ? share : `${share}: ${whose.join(', ')}`;
}

const quoted = (text: string): string => `“${text.replace(/(?<![\s.])[\s.]+$/u, '')}”`;

function howInWords({ way, isSecret, isPaper }: MotionFacts): string {
  if (way === 'written') return 'Lấy ý kiến bằng văn bản';
  if (isSecret) return 'Bỏ phiếu kín';
  return isPaper ? 'Biểu quyết bằng phiếu giấy' : 'Biểu quyết';
}

const baseInWords = ({ way, base, entitled, presentCount }: MotionFacts): string => {
  if (way === 'written') return `trên ${base.votes} người được lấy ý kiến`;
  const room = presentCount === null ? '' : `; tổng số người có mặt: ${presentCount}`;
  return `trên ${base.votes} người có mặt được biểu quyết (${entitled.votes} người có quyền biểu quyết${room})`;
};

/** Who could not vote, who voted for whom, whose ballot the secretary cast, and of a body or on paper how many ballots were valid. */
function besidesInWords(facts: MotionFacts): string {
  const { body, isPaper, counts, invalid, exclusions, proxies, castForOthers } = facts;
  const valid = counts.for.votes + counts.against.votes + counts.none.votes;
  return [
    (body !== null || isPaper) && `Phiếu hợp lệ ${valid}, không hợp lệ ${invalid.votes}.`,
    exclusions.length > 0 && `Không được biểu quyết: ${exclusions.join('; ')}.`,
    proxies.length > 0 &&
      `Ủy quyền: ${proxies.map(({ name, holderName }) => `${name} cho ${holderName}`).join('; ')}.`,
    castForOthers.length > 0 && `Thư ký ghi phiếu thay: ${castForOthers.join('; ')}.`,
  ]
    .filter((words) => words !== false)
    .join(' ')
    .replaceAll('..', '.');
}

/** What a line of minutes holds. */
const longestResult = 2000;

const shortened = (text: string, room: number): string =>
  text.length <= room ? text : `${text.slice(0, Math.max(0, room - 1)).trimEnd()}…`;

/** The whole result, for the section that sums the votes; very long lists of people are left out or cut. */
export function renderMotionResult(facts: MotionFacts): string {
  const { head, besides, result } = resultParts(facts);
  const room = longestResult - result.length - 2;
  if (head.length + besides.length <= room) return joined(head, besides, result);
  const short = resultParts({ ...facts, names: null }).head;
  return joined(short, shortened(besides, room - short.length), result);
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

function resultParts(facts: MotionFacts) {
  const { counts, isPassed, body } = facts;
  const parts = [
    `tán thành ${countInWords(counts.for, 'for', facts)}`,
    `không tán thành ${countInWords(counts.against, 'against', facts)}`,
    `không có ý kiến ${countInWords(counts.none, 'none', facts)}`,
  ].join(body === null ? ', ' : '; ');
  return {
    head: `${howInWords(facts)} ${quoted(facts.text)}: ${parts}, ${baseInWords(facts)}.`,
    besides: besidesInWords(facts),
    result: `Kết quả: ${isPassed ? 'thông qua' : 'không thông qua'}.`,
  };
}

/** What was put to the vote and whether it passed, for its place in the course of the meeting. */
export function renderMotionLine(facts: MotionFacts): string {
  const { text, counts, base, weighting, isPassed } = facts;
  const share =
    weighting === 'share'
      ? `${formatShare(counts.for.weight, base.weight)} ${shareOf(facts)} tán thành`
      : `${counts.for.votes}/${base.votes} tán thành`;
  const said = text.replace(/(?<![\s.])[\s.]+$/u, '');
  return isPassed
    ? `${said} (biểu quyết thông qua: ${share})`
    : `Không thông qua: ${said} (biểu quyết: ${share})`;
}

/** The same in the columns of a table. */
export function renderMotionCells(facts: MotionFacts) {
  const { counts, text, isPassed } = facts;
  return {
    question: text,
    for: countInWords(counts.for, 'for', facts),
    against: countInWords(counts.against, 'against', facts),
    none: countInWords(counts.none, 'none', facts),
    result: isPassed ? 'Thông qua' : 'Không thông qua',
  };
}
