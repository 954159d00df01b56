import { SETTLES } from '../language/settling-cues.ts';
import type { NamedSign } from '../sign.ts';
import * as asks from './asks-for.ts';
import { asksWork } from './asks-for-real.ts';
import type { OpenCandidate } from './open-candidate.ts';
import * as cues from './reply-cues.ts';
import { first, isStated, later, replied } from './sign-views.ts';

const SHORT = 6;

const holdsIt = (candidate: OpenCandidate): boolean =>
  !isStated(candidate) && asks.holdsWhatWasAsked(candidate.main, first(candidate));
const WHO = / ai(?= )/u;
/** "Em dán giúp chị được không?" asks for work; what a bank does is asked of others. */
const ofOthers = / (?:bao giờ|chừng|khi|hay|mấy|bao nhiêu|họ|bên)(?= )/u;

/** What speaks against it: that it was answered, or nothing is asked. */
export const ANSWERED_SIGNS: readonly NamedSign<OpenCandidate>[] = [
  {
    name: 'reply leaves nothing open',
    weight: -1.1,
    like: '— Ba thùng.',
    holds: (one) => !(isStated(one) || cues.leavesOpen(first(one))),
  },
  {
    name: 'nobody does',
    weight: -1,
    like: '— Ba thùng. — Ừ.',
    holds: (one) => !(isStated(one) || [first(one), later(one), one.rest].some(cues.leavesOpen)),
  },
  {
    name: 'told',
    weight: -0.7,
    like: 'Bao nhiêu? — Mười tám.',
    holds: (one) => holdsIt(one) && !cues.leavesOpen(first(one)),
  },
  {
    name: 'given up or agreed',
    weight: -3,
    like: '— Thôi dẹp vụ đó.',
    holds: ({ replies }) => replies.some(({ plain }) => cues.CLOSES_IT.test(plain)),
  },
  {
    name: 'somebody takes it',
    weight: -3,
    like: 'Ai đi nhận hàng? — Em đi, chưa biết mấy giờ tàu vào.',
    holds: (one) => !isStated(one) && WHO.test(one.asked) && cues.TAKES_IT.test(first(one)),
  },
  {
    name: 'verb comes back',
    weight: -4,
    like: 'Vướng gì? — Vướng chứng từ, đang chờ.',
    holds: (one) => asks.tellsWhat(one.main, first(one)),
  },
  {
    name: 'figure at once',
    weight: -3.2,
    like: 'Bao nhiêu? — Mười hai, ba cái nặng còn chờ.',
    holds: (one) =>
      ((asks.AMOUNT.test(one.asked) || asks.WHEN.test(one.asked)) && cues.FIGURE_AT_ONCE.test(first(one))) ||
      (asks.WHEN.test(one.asked) && cues.DAY_AT_ONCE.test(first(one))),
  },
  {
    name: 'outright',
    weight: -0.5,
    like: '— Có chứ.',
    holds: (one) => cues.SAYS_OUTRIGHT.test(first(one)) && !cues.leavesOpen(first(one)),
  },
  { name: 'yes or no', weight: -1.4, like: '— Chưa anh, …', holds: replied(cues.SAYS_OUTRIGHT) },
  {
    name: 'settled',
    weight: -0.3,
    like: '— Chốt Redis.',
    holds: (one) => SETTLES.test(first(one)) || SETTLES.test(later(one)),
  },
  {
    name: 'asks for work',
    weight: -1.1,
    like: 'dán giúp chị được không',
    holds: ({ clauses, context }) =>
      clauses.every((clause) => !cues.OF_OTHERS.test(clause.plain) && asksWork(clause, context)),
  },
  {
    name: 'asks you for work',
    weight: -0.6,
    like: 'in giúp chị nhé',
    holds: ({ main, context }) =>
      !(ofOthers.test(main.plain) || cues.OF_OTHERS.test(main.plain)) && asksWork(main, context),
  },
  {
    name: 'told to who doubts',
    weight: -2,
    like: 'Bản gốc chả biết ai cầm. — Hình như trong tủ em.',
    holds: (one) => isStated(one) && one.replies[0]?.byOther === true && cues.KNOWS_WHERE.test(first(one)),
  },
  {
    name: 'offer put by',
    weight: -3,
    like: 'Có cần em gọi trước không? — Khoan em.',
    holds: (one) => asks.OFFERS.test(one.asked) && cues.PUTS_BY.test(first(one)),
  },
  {
    name: 'only supposed',
    weight: -1.6,
    like: 'Mười bảy là thứ sáu hí?',
    holds: (one) => one.kind === 'asked' && one.clauses.every((clause) => asks.onlySupposes(clause)),
  },
  { name: 'raised', weight: -0.6, like: 'còn vụ WFH thứ sáu', holds: ({ kind }) => kind === 'raised' },
  { name: 'short', weight: -1.8, like: 'mấy giờ vậy', holds: ({ main }) => main.words.length < SHORT },
];
