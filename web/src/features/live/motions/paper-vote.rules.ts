import type { MotionChoice } from '@hopgon/contract/live/motions/schemas';
import { instantAt } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import type { NewPaperVote } from '../../../data/meetings/motions.ts';
import { isDay } from '../../../lib/format/days.ts';
import { callIn, isByShare, type MotionInForm, readShare } from './motion-form.rules.ts';

export type CountName = 'entitled' | 'attending' | 'excluded' | 'for' | 'against' | 'none' | 'invalid';

/** People and weight of one row, as typed, with names where the row is a choice. */
export interface CountInForm {
  readonly votes: string;
  readonly weight: string;
  readonly names: string;
}

export interface PaperInForm
  extends Pick<
    MotionInForm,
    'text' | 'agendaItemId' | 'way' | 'isSecret' | 'weighting' | 'body' | 'call' | 'isSpecial' | 'lastDay'
  > {
  readonly counts: Readonly<Record<CountName, CountInForm>>;
  readonly exclusion: string;
  readonly chairChoice: MotionChoice | '';
  readonly note: string;
  readonly paperId: string;
}

const empty: CountInForm = { votes: '', weight: '', names: '' };

export const emptyPaper = (part: Partial<PaperInForm> = {}): PaperInForm => ({
  ...{ text: '', agendaItemId: '', way: 'meeting', isSecret: false, weighting: 'head' },
  ...{ body: '', call: '1', isSpecial: false, lastDay: '' },
  counts: {
    ...{ entitled: empty, attending: empty, excluded: empty },
    ...{ for: empty, against: empty, none: empty, invalid: empty },
  },
  ...{ exclusion: '', chairChoice: '', note: '', paperId: '' },
  ...part,
});

export const countRows: readonly { readonly name: CountName; readonly label: string }[] = [
  { name: 'entitled', label: 'Có quyền biểu quyết' },
  { name: 'attending', label: 'Dự họp hoặc gửi phiếu' },
  { name: 'excluded', label: 'Trong đó không được biểu quyết' },
  { name: 'for', label: 'Tán thành' },
  { name: 'against', label: 'Không tán thành' },
  { name: 'none', label: 'Không có ý kiến' },
  { name: 'invalid', label: 'Phiếu không hợp lệ' },
];

export const isChoice = (name: CountName): boolean => name === 'for' || name === 'against' || name === 'none';

/** Whether it is written down who chose what: of a board, unless the vote is secret. */
export const isNamed = ({ body, isSecret }: Pick<PaperInForm, 'body' | 'isSecret'>): boolean =>
  body === 'board' && !isSecret;

/** '' counts nobody. */
const readVotes = (typed: string): number | null => {
  const plain = typed.trim().replace(/[.\s](?=\d{3}(?:\D|$))/gu, '');
  if (plain === '') return 0;
  return /^\d{1,8}$/u.test(plain) ? Number(plain) : null;
};
const readWeight = (typed: string): number | null =>
  typed.trim() === '' || typed.trim() === '0' ? 0 : readShare(typed);

export type PaperProblems = Partial<Record<'text' | 'lastDay' | 'counts' | 'exclusion' | 'paper', string>>;

function countProblem(form: PaperInForm): string {
  const rows = countRows.map(({ name }) => form.counts[name]);
  if (rows.some(({ votes }) => readVotes(votes) === null)) return 'Số phiếu phải là số nguyên';
  if (isByShare(form) && rows.some(({ weight }) => readWeight(weight) === null))
    return 'Ghi phần vốn hoặc số cổ phần bằng số';
  const votes = (name: CountName) => readVotes(form.counts[name].votes) ?? 0;
  if (votes('entitled') === 0) return 'Hãy ghi số người có quyền biểu quyết';
  if (votes('attending') > votes('entitled')) return 'Số dự họp nhiều hơn số có quyền biểu quyết';
  const cast = votes('for') + votes('against') + votes('none') + votes('invalid');
  const most = votes('attending') - votes('excluded');
  if (cast > most) return `Cộng các phiếu được ${cast}, nhiều hơn ${most} người được biểu quyết`;
  return isByShare(form) ? weightProblem(form) : '';
}

/** Each row with ballots has what they weigh, and the weights fit each other. */
function weightProblem({ counts }: PaperInForm): string {
  const weight = (name: CountName) => readWeight(counts[name].weight) ?? 0;
  for (const { name, label } of countRows) {
    const votes = readVotes(counts[name].votes) ?? 0;
    if (votes > 0 && weight(name) === 0) return `Hãy ghi phần vốn hoặc số cổ phần ở dòng “${label}”`;
    if (votes === 0 && weight(name) > 0) return `Hãy ghi số phiếu ở dòng “${label}”`;
  }
  if (weight('attending') > weight('entitled')) return 'Phần vốn dự họp lớn hơn phần vốn có quyền biểu quyết';
  // In hundredths: sums of decimals differ in their last digits.
  const sum = (names: readonly CountName[]) =>
    names.reduce((all, name) => all + Math.round(weight(name) * 100), 0);
  return sum(['for', 'against', 'none', 'invalid', 'excluded']) > sum(['attending'])
    ? 'Tổng phần vốn của các phiếu lớn hơn phần vốn được biểu quyết'
    : '';
}

/** What is missing or wrong; nothing when it can be sent. */
export function paperProblems(form: PaperInForm): PaperProblems {
  const counts = countProblem(form);
  return {
    ...(form.text.trim() === '' && { text: 'Hãy ghi nội dung đã biểu quyết' }),
    ...(form.way === 'written' && !isDay(form.lastDay) && { lastDay: 'Hãy chọn hạn gửi lại phiếu' }),
    ...(counts && { counts }),
    ...((readVotes(form.counts.excluded.votes) ?? 0) > 0 &&
      form.exclusion.trim() === '' && { exclusion: 'Hãy ghi ai không được biểu quyết và vì sao' }),
    ...(form.paperId === '' &&
      form.note.trim() === '' && { paper: 'Hãy chọn bản quét phiếu, hoặc ghi phiếu được kiểm thế nào' }),
  };
}

/** The result as it is sent; a form without problems. */
export function paperToSend(form: PaperInForm, zone: string): NewPaperVote {
  const hasShares = isByShare(form);
  const count = (name: CountName) => {
    const votes = readVotes(form.counts[name].votes) ?? 0;
    return { votes, weight: hasShares ? (readWeight(form.counts[name].weight) ?? 0) : votes };
  };
  const choice = (name: MotionChoice) => ({
    ...count(name),
    names: isNamed(form) ? form.counts[name].names.trim() : '',
  });
  return {
    text: form.text.normalize('NFC').trim(),
    agendaItemId: form.agendaItemId === '' ? null : form.agendaItemId,
    ...(form.body === '' ? {} : { body: form.body, call: Number(callIn(form)), isSpecial: form.isSpecial }),
    ...{ way: form.way, isSecret: form.isSecret, weighting: hasShares ? 'share' : 'head' },
    deadline:
      form.way === 'written' ? instantAt(addDays(form.lastDay, 1), '00:00', zone).toISOString() : null,
    count: {
      ...{ entitled: count('entitled'), attending: count('attending'), excluded: count('excluded') },
      ...{ for: choice('for'), against: choice('against'), none: choice('none'), invalid: count('invalid') },
    },
    exclusion: form.exclusion.trim(),
    note: form.note.trim(),
    paperId: form.paperId === '' ? null : form.paperId,
    chairChoice: isNamed(form) && form.chairChoice !== '' ? form.chairChoice : null,
  };
}
