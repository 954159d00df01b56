import type { Threshold } from '@hopgon/contract/live/motions/schemas';
import { instantAt } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import type { NewMotion, NewVoter } from '../../../data/meetings/motions.ts';
import { isDay } from '../../../lib/format/days.ts';

export type VoterRight = 'votes' | 'excluded' | 'proxy';

/** What the form holds about one voter. */
export interface VoterInForm {
  readonly userId: string;
  /** As typed. */
  readonly weight: string;
  readonly right: VoterRight;
  readonly reason: string;
  readonly holderId: string;
  readonly paperId: string;
}

export interface MotionInForm {
  readonly text: string;
  readonly agendaItemId: string;
  readonly way: 'meeting' | 'written';
  readonly isSecret: boolean;
  readonly weighting: 'head' | 'share';
  readonly quorum: string;
  readonly ratio: string;
  /** `YYYY-MM-DD`; people may answer until its end. */
  readonly lastDay: string;
  readonly voters: readonly VoterInForm[];
}

/** `>50` is above it, `65` from it on. */
const keyOf = ({ percent, inclusive }: Threshold): string => `${inclusive ? '' : '>'}${percent}`;

const thresholds: readonly Threshold[] = [
  { percent: 50, inclusive: false },
  { percent: 51, inclusive: true },
  { percent: 65, inclusive: true },
  { percent: 66.67, inclusive: true },
  { percent: 75, inclusive: true },
  { percent: 100, inclusive: true },
];

export const thresholdChoices = thresholds.map((threshold) => ({
  value: keyOf(threshold),
  label: `${threshold.inclusive ? 'Từ' : 'Quá'} ${String(threshold.percent).replace('.', ',')}%`,
}));

const thresholdOf = (key: string): Threshold =>
  thresholds.find((threshold) => keyOf(threshold) === key) ?? { percent: 50, inclusive: false };

/** '15,5', '1.500.000'; null for what is no share. */
export function readShare(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/[.\s](?=\d{3}(?:\D|$))/gu, '')
    .replace(',', '.')
    .replace(/%$/u, '');
  if (!/^\d+(?:\.\d{1,2})?$/u.test(plain)) return null;
  const share = Number(plain);
  return share >= 0.01 && share <= 100_000_000_000 ? share : null;
}

function problemOfVoter(voter: VoterInForm, isByShare: boolean): string {
  if (isByShare && readShare(voter.weight) === null) return 'Ghi phần vốn bằng số, tối đa hai chữ số lẻ';
  if (voter.right === 'excluded' && voter.reason.trim() === '') return 'Ghi lý do không được biểu quyết';
  return voter.right === 'proxy' && (voter.holderId === '' || voter.paperId === '')
    ? 'Chọn người được ủy quyền và giấy ủy quyền'
    : '';
}

export interface MotionProblems {
  readonly text: string;
  readonly lastDay: string;
  /** By the id of the person. */
  readonly voters: Readonly<Record<string, string>>;
}

/** What is missing or wrong; null when it can be sent. */
export function problemsIn(form: MotionInForm): MotionProblems | null {
  const voters = Object.fromEntries(
    form.voters.flatMap((voter) => {
      const problem = problemOfVoter(voter, form.weighting === 'share');
      return problem ? [[voter.userId, problem]] : [];
    }),
  );
  const text = form.text.trim() === '' ? 'Hãy ghi nội dung đưa ra biểu quyết' : '';
  const lastDay = form.way === 'written' && !isDay(form.lastDay) ? 'Hãy chọn ngày hết hạn' : '';
  return text || lastDay || Object.keys(voters).length > 0 ? { text, lastDay, voters } : null;
}

const voterToSend = (
  { userId, weight, right, reason, holderId, paperId }: VoterInForm,
  isByShare: boolean,
): NewVoter => ({
  userId,
  ...(isByShare ? { weight: readShare(weight) ?? 0 } : {}),
  exclusion: right === 'excluded' ? reason.normalize('NFC').trim() : null,
  proxy: right === 'proxy' ? { holderId, paperId } : null,
});

/** The vote as it is sent. */
export function motionToSend(form: MotionInForm, zone: string): NewMotion {
  const isByShare = form.weighting === 'share';
  return {
    text: form.text.normalize('NFC').trim(),
    agendaItemId: form.agendaItemId === '' ? null : form.agendaItemId,
    way: form.way,
    isSecret: form.isSecret && !isByShare,
    weighting: form.weighting,
    quorum: thresholdOf(form.quorum),
    ratio: thresholdOf(form.ratio),
    deadline:
      form.way === 'written' ? instantAt(addDays(form.lastDay, 1), '00:00', zone).toISOString() : null,
    voters: form.voters.map((voter) => voterToSend(voter, isByShare)),
  };
}
