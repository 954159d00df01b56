import type { MotionWay, MotionWeighting } from '@hopgon/contract/live/motions/schemas';
import type { Counted, Counts } from '../motions/motion-result.rules.ts';

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
}

const formatShare = (part: number, whole: number): string => {
  const percent = whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
  return `${String(percent).replace('.', ',')}%`;
};

const countInWords = ({ votes, weight }: Counted, { weighting, base }: MotionFacts): string =>
  weighting === 'share' ? `${votes} phiếu (${formatShare(weight, base.weight)} phần vốn)` : String(votes);

const quoted = (text: string): string => `“${text.replace(/[\s.]+$/u, '')}”`;

const howInWords = ({ way, isSecret }: MotionFacts): string => {
  if (way === 'written') return 'Lấy ý kiến bằng văn bản';
  return isSecret ? 'Bỏ phiếu kín' : 'Biểu quyết';
};

const baseInWords = ({ way, base, entitled, presentCount }: MotionFacts): string => {
  if (way === 'written') return `trên ${base.votes} người được lấy ý kiến`;
  const room = presentCount === null ? '' : `; cả phòng ${presentCount} người`;
  return `trên ${base.votes} người có mặt được biểu quyết (${entitled.votes} người có quyền biểu quyết${room})`;
};

/** The whole result, for the section that sums the votes. */
export function renderMotionResult(facts: MotionFacts): string {
  const { counts, isPassed } = facts;
  const parts = [
    `tán thành ${countInWords(counts.for, facts)}`,
    `không tán thành ${countInWords(counts.against, facts)}`,
    `không có ý kiến ${countInWords(counts.none, facts)}`,
  ].join(', ');
  const result = isPassed ? 'thông qua' : 'không thông qua';
  return `${howInWords(facts)} ${quoted(facts.text)}: ${parts}, ${baseInWords(facts)}. Kết quả: ${result}.`;
}

/** What was put to the vote and whether it passed, for its place in the course of the meeting. */
export function renderMotionLine({ text, counts, base, weighting, isPassed }: MotionFacts): string {
  const share =
    weighting === 'share'
      ? `${formatShare(counts.for.weight, base.weight)} phần vốn tán thành`
      : `${counts.for.votes}/${base.votes} tán thành`;
  const said = text.replace(/[\s.]+$/u, '');
  return isPassed
    ? `${said} (biểu quyết thông qua: ${share})`
    : `Không thông qua: ${said} (biểu quyết: ${share})`;
}

/** The same in the columns of a table. */
export function renderMotionCells(facts: MotionFacts) {
  const { counts, text, isPassed } = facts;
  return {
    question: text,
    for: countInWords(counts.for, facts),
    against: countInWords(counts.against, facts),
    none: countInWords(counts.none, facts),
    result: isPassed ? 'Thông qua' : 'Không thông qua',
  };
}
