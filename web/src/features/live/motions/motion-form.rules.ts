import { mostCallsOf, quorumOf, ratioOf, rulesOfBody, weightingOf } from '@hopgon/contract/governance/law';
import type { Body, VotingRules } from '@hopgon/contract/governance/schemas';
import { instantAt } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import type { MotionDefaults, NewMotion, NewVoter } from '../../../data/meetings/motions.ts';
import { isDay } from '../../../lib/format/days.ts';
import { formatNumber } from '../../../lib/format/number.ts';
import { thresholdInWords, thresholdKey, thresholdOfKey } from '../../../lib/format/thresholds.ts';

export type VoterRight = 'votes' | 'excluded' | 'proxy' | 'none';

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
  /** Whose rules it follows; empty for a meeting no law has rules for. */
  readonly body: Body | '';
  /** '1' · '2' · '3' */
  readonly call: string;
  readonly isSpecial: boolean;
  /** Empty for what the company says. */
  readonly quorum: string;
  readonly ratio: string;
  /** `YYYY-MM-DD`; people may answer until its end. */
  readonly lastDay: string;
  readonly voters: readonly VoterInForm[];
  /** Vốn điều lệ or tổng số phiếu biểu quyết, as typed. */
  readonly total: string;
}

/** The form as it is typed; null is what nobody touched and what the last vote fills in. */
export interface TypedMotion extends Omit<MotionInForm, 'body' | 'total' | 'voters'> {
  readonly body: MotionInForm['body'] | null;
  readonly total: string | null;
  readonly voters: readonly TypedVoter[];
}

interface TypedVoter extends Omit<VoterInForm, 'weight'> {
  readonly weight: string | null;
}

const shareAsTyped = (share: number | undefined): string => String(share ?? '').replace('.', ',');

/** The form as it is shown; without defaults, while they load, what is untouched is empty. */
export function filledMotion(
  typed: TypedMotion,
  defaults: Pick<MotionDefaults, 'shares' | 'totals' | 'body' | 'call'> | undefined,
): MotionInForm {
  const shares = new Map(defaults?.shares.map(({ userId, weight }) => [userId, weight]));
  const body = typed.body ?? defaults?.body ?? '';
  const knownTotal = defaults?.totals.find((each) => each.body === body)?.total;
  return {
    ...typed,
    body,
    call: typed.call || String(defaults?.call ?? 1),
    total: typed.total ?? shareAsTyped(knownTotal),
    voters: typed.voters.map((voter) => ({
      ...voter,
      weight: voter.weight ?? shareAsTyped(shares.get(voter.userId)),
    })),
  };
}

export const withVoter = (typed: TypedMotion, userId: string, part: Partial<VoterInForm>): TypedMotion => ({
  ...typed,
  voters: typed.voters.map((voter) => (voter.userId === userId ? { ...voter, ...part } : voter)),
});

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

function problemOfVoter(voter: VoterInForm, hasShares: boolean): string {
  if (voter.right === 'none') return '';
  if (hasShares && readShare(voter.weight) === null)
    return 'Ghi phần vốn bằng số, tối đa hai chữ số thập phân';
  if (voter.right === 'excluded' && voter.reason.trim() === '') return 'Ghi lý do không được biểu quyết';
  return voter.right === 'proxy' && (voter.holderId === '' || voter.paperId === '')
    ? 'Chọn người được ủy quyền và giấy ủy quyền'
    : '';
}

/** How votes are counted: a body has its own way. */
export const isByShare = ({ body, weighting }: Pick<MotionInForm, 'body' | 'weighting'>): boolean =>
  (body === '' ? weighting : weightingOf(body)) === 'share';

/** Whether it is a decision of owners, who are measured against all that is owned. */
export const isOfOwners = ({ body }: Pick<MotionInForm, 'body'>): boolean =>
  body !== '' && weightingOf(body) === 'share';

/** The call as far as the body may be called again. */
export const callIn = ({ body, call }: Pick<MotionInForm, 'body' | 'call'>): string =>
  body === '' ? call : String(Math.min(Number(call), mostCallsOf(body)));

/** Quorum and ratio as the form stands, by the rules of the company. */
export function thresholdsIn(form: MotionInForm, rules: VotingRules): { quorum: string; ratio: string } {
  const { body, isSpecial, way, quorum, ratio } = form;
  if (body === '')
    return {
      quorum: quorum || thresholdKey(rules.ordinary.quorum),
      ratio: ratio || thresholdKey(rules.ordinary.ratio),
    };
  const ofBody = rulesOfBody(rules, body);
  return {
    quorum: thresholdKey(quorumOf(ofBody, Number(callIn(form)))),
    ratio: thresholdKey(ratioOf(ofBody, { isSpecial, isWritten: way === 'written' })),
  };
}

/** 'Họp được khi có mặt từ 65%; thông qua khi tán thành từ 65%.' */
export function thresholdsInWords(form: MotionInForm, rules: VotingRules): string {
  const { quorum, ratio } = thresholdsIn(form, rules);
  const passes = `thông qua khi tán thành ${thresholdInWords(thresholdOfKey(ratio))}`;
  if (form.way === 'written')
    return `${passes.charAt(0).toUpperCase()}${passes.slice(1)}, tính cả người không gửi phiếu.`;
  const there =
    quorum === '0'
      ? 'Họp được với bất kỳ số người nào'
      : `Họp được khi có mặt ${thresholdInWords(thresholdOfKey(quorum))}`;
  return `${there}; ${passes}.`;
}

export interface MotionProblems {
  readonly text: string;
  readonly lastDay: string;
  readonly total: string;
  /** By the id of the person. */
  readonly voters: Readonly<Record<string, string>>;
}

/** 'Vốn điều lệ' · 'Tổng số phiếu biểu quyết' */
export const totalWords = ({ body }: Pick<MotionInForm, 'body'>): string =>
  body === 'shareholders' ? 'Tổng số phiếu biểu quyết' : 'Vốn điều lệ';

function totalProblem(form: MotionInForm): string {
  const total = readShare(form.total);
  if (total === null) return `Hãy ghi ${totalWords(form).toLowerCase()} bằng số, tối đa hai chữ số thập phân`;
  const members = form.voters.filter(({ right }) => right !== 'none');
  const sum = members.reduce((all, { weight }) => all + Math.round((readShare(weight) ?? 0) * 100), 0);
  return sum > Math.round(total * 100)
    ? `Phần của những người dưới đây cộng lại là ${formatNumber(sum / 100)}, lớn hơn ${totalWords(form).toLowerCase()}`
    : '';
}

/** What is missing or wrong; null when it can be sent. */
export function problemsIn(form: MotionInForm): MotionProblems | null {
  const voters = Object.fromEntries(
    form.voters.flatMap((voter) => {
      const problem = problemOfVoter(voter, isByShare(form));
      return problem ? [[voter.userId, problem]] : [];
    }),
  );
  const text = form.text.trim() === '' ? 'Hãy ghi nội dung đưa ra biểu quyết' : '';
  const lastDay = form.way === 'written' && !isDay(form.lastDay) ? 'Hãy chọn ngày hết hạn' : '';
  const total = isOfOwners(form) ? totalProblem(form) : '';
  return text || lastDay || total || Object.keys(voters).length > 0 ? { text, lastDay, total, voters } : null;
}

const voterToSend = (
  { userId, weight, right, reason, holderId, paperId }: VoterInForm,
  hasShares: boolean,
): NewVoter => ({
  userId,
  isMember: right !== 'none',
  ...(hasShares && right !== 'none' ? { weight: readShare(weight) ?? 0 } : {}),
  exclusion: right === 'excluded' ? reason.normalize('NFC').trim() : null,
  proxy: right === 'proxy' ? { holderId, paperId } : null,
});

/** The vote as it is sent. */
export function motionToSend(form: MotionInForm, zone: string): NewMotion {
  const hasShares = isByShare(form);
  const { body, quorum, ratio } = form;
  return {
    text: form.text.normalize('NFC').trim(),
    agendaItemId: form.agendaItemId === '' ? null : form.agendaItemId,
    way: form.way,
    isSecret: form.isSecret && !hasShares,
    weighting: hasShares ? 'share' : 'head',
    ...(body === ''
      ? {
          ...(quorum === '' ? {} : { quorum: thresholdOfKey(quorum) }),
          ...(ratio === '' ? {} : { ratio: thresholdOfKey(ratio) }),
        }
      : { body, call: Number(callIn(form)), isSpecial: form.isSpecial }),
    ...(isOfOwners(form) ? { total: readShare(form.total) ?? 0 } : {}),
    deadline:
      form.way === 'written' ? instantAt(addDays(form.lastDay, 1), '00:00', zone).toISOString() : null,
    voters: form.voters.map((voter) => voterToSend(voter, hasShares)),
  };
}
