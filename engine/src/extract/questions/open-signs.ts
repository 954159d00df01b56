import { SETTLES } from '../language/settling-cues.ts';
import { UNKNOWN } from '../language/stance-cues.ts';
import type { NamedSign } from '../sign.ts';
import * as asks from './asks-for.ts';
import { asksWork } from './asks-for-real.ts';
import type { OpenCandidate } from './open-candidate.ts';
import * as cues from './reply-cues.ts';

const RICH = 4;
const SHORT = 6;

const first = ({ replies }: OpenCandidate): string => replies[0]?.plain ?? ' ';
const later = ({ replies }: OpenCandidate): string =>
  ` ${replies[1]?.plain ?? ''} ${replies[2]?.plain ?? ''} `;
const asked =
  (cue: RegExp) =>
  ({ main }: OpenCandidate) =>
    cue.test(main.plain);
const replied = (cue: RegExp) => (candidate: OpenCandidate) => cue.test(first(candidate));
const saidLater = (cue: RegExp) => (candidate: OpenCandidate) => cue.test(later(candidate));

const LEAVES_OPEN = [
  UNKNOWN,
  cues.DOUBTS,
  cues.GIVES_UP,
  cues.WAITS,
  cues.ASKS_ELSEWHERE,
  cues.PUTS_OFF,
  cues.DIVIDED,
  cues.ABOVE_US,
];
const waysOpen = (said: string): number => LEAVES_OPEN.filter((cue) => cue.test(said)).length;
const leavesOpen = (said: string): boolean => LEAVES_OPEN.some((cue) => cue.test(said));
const holdsIt = (candidate: OpenCandidate): boolean =>
  !candidate.stated && asks.holdsWhatWasAsked(candidate.main, first(candidate));
/** "Em dán giúp chị được không?" */
const ofOthers = / (?:bao giờ|chừng|khi|hay|mấy|bao nhiêu|họ|bên)(?= )/u;

/** What speaks for a question that nobody has answered, and what against it: how it is put, and what is said to it. */
export const OPEN_SIGNS: readonly NamedSign<OpenCandidate>[] = [
  { name: 'unknown', weight: 1.1, like: '— Chưa rõ nữa.', holds: replied(UNKNOWN) },
  { name: 'doubted', weight: 1.2, like: '— Em đâu có nắm.', holds: replied(cues.DOUBTS) },
  { name: 'given up', weight: 1.2, like: '— Em bó tay.', holds: replied(cues.GIVES_UP) },
  {
    name: 'said outright',
    weight: 0.8,
    like: '— Tôi không biết bao giờ.',
    holds: replied(cues.SAYS_UNKNOWN),
  },
  { name: 'elsewhere', weight: 0.7, like: '— Để em hỏi lại.', holds: replied(cues.ASKS_ELSEWHERE) },
  { name: 'not yet', weight: 0.6, like: '— Luật sư đang đọc.', holds: replied(cues.NOT_YET) },
  {
    name: 'under way',
    weight: 1.2,
    like: 'Họ có ký không? — Luật sư đang đọc.',
    holds: (one) =>
      cues.NOT_YET.test(first(one)) &&
      !cues.SAYS_OUTRIGHT.test(first(one)) &&
      !asks.STATUS.test(one.main.plain) &&
      (asks.WHETHER.test(one.main.plain) || asks.CHOICE.test(one.main.plain)),
  },
  {
    name: 'left in the end',
    weight: 2.4,
    like: '— … — Thôi treo đó.',
    holds: ({ replies }) =>
      replies.length > 1 && replies.slice(1).some(({ plain }) => cues.LEFT_IN_THE_END.test(plain)),
  },
  {
    name: 'hangs on others',
    weight: 0.5,
    like: '— Còn đợi bên viện.',
    holds: (one) => cues.WAITS.test(first(one)) && !cues.DAY_AT_ONCE.test(first(one)),
  },
  { name: 'put off', weight: 1.3, like: '— Mấy bữa nữa mới biết.', holds: replied(cues.PUTS_OFF) },
  { name: 'divided', weight: 0.4, like: '— Mỗi người một ý.', holds: replied(cues.DIVIDED) },
  { name: 'above us', weight: 0.3, like: '— Cái đó công ty quyết.', holds: replied(cues.ABOVE_US) },
  { name: 'two ways', weight: 2.1, like: 'two of them', holds: (one) => waysOpen(first(one)) > 1 },
  { name: 'three ways', weight: 1, like: 'three of them', holds: (one) => waysOpen(first(one)) > 2 },
  { name: 'unknown later', weight: 0.2, like: '— … — Chưa rõ.', holds: saidLater(UNKNOWN) },
  { name: 'elsewhere later', weight: 0.6, like: '— … — Hỏi lại đi.', holds: saidLater(cues.ASKS_ELSEWHERE) },
  { name: 'put off later', weight: 0.3, like: '— … — Thôi để sau.', holds: saidLater(cues.PUTS_OFF) },
  {
    name: 'others ask',
    weight: 1.2,
    like: 'khách hỏi hoài',
    holds: ({ main, rest }) => cues.ASKED_BY_OTHERS.test(main.plain) || cues.ASKED_BY_OTHERS.test(rest),
  },
  { name: 'when', weight: 0.9, like: 'bao giờ xong', holds: asked(asks.WHEN) },
  { name: 'which', weight: 0.8, like: 'thuê hay mua', holds: asked(asks.CHOICE) },
  { name: 'whether', weight: 1.5, like: 'có được trả lại không', holds: asked(asks.WHETHER) },
  {
    name: 'no answer has come',
    weight: 2,
    like: 'Sở trả lời chưa? — Thưa chưa ạ.',
    holds: (one) => asks.ANSWERED.test(one.main.plain) && cues.NOTHING_HEARD.test(first(one)),
  },
  { name: 'rich', weight: 1.2, like: 'four words of matter', holds: ({ matter }) => matter >= RICH },
  { name: 'stated', weight: 1.5, like: 'chưa biết bao giờ họ cấp', holds: ({ stated }) => stated },
  {
    name: 'still stated',
    weight: 1.8,
    like: 'vẫn chưa ai biết …',
    holds: ({ stated, main }) => stated && cues.STILL.test(main.plain),
  },
  {
    name: 'reply leaves nothing open',
    weight: -1.2,
    like: '— Ba thùng.',
    holds: (one) => !(one.stated || leavesOpen(first(one))),
  },
  {
    name: 'nobody does',
    weight: -1.1,
    like: '— Ba thùng. — Ừ.',
    holds: (one) => !(one.stated || [first(one), later(one), one.rest].some(leavesOpen)),
  },
  {
    name: 'told',
    weight: -0.4,
    like: 'Bao nhiêu? — Mười tám.',
    holds: (one) => holdsIt(one) && !leavesOpen(first(one)),
  },
  {
    name: 'given up or agreed',
    weight: -3,
    like: '— Thôi dẹp vụ đó.',
    holds: ({ replies }) => replies.some(({ plain }) => cues.CLOSES_IT.test(plain)),
  },
  {
    name: 'verb comes back',
    weight: -4,
    like: 'Vướng gì? — Vướng chứng từ, đang chờ.',
    holds: (one) => asks.tellsWhat(one.main, first(one)),
  },
  {
    name: 'figure at once',
    weight: -3,
    like: 'Bao nhiêu? — Mười hai, ba cái nặng còn chờ.',
    holds: (one) =>
      ((asks.AMOUNT.test(one.main.plain) || asks.WHEN.test(one.main.plain)) &&
        cues.FIGURE_AT_ONCE.test(first(one))) ||
      (asks.WHEN.test(one.main.plain) && cues.DAY_AT_ONCE.test(first(one))),
  },
  {
    name: 'outright',
    weight: -0.4,
    like: '— Có chứ.',
    holds: (one) => cues.SAYS_OUTRIGHT.test(first(one)) && !leavesOpen(first(one)),
  },
  { name: 'yes or no', weight: -1.5, like: '— Chưa anh, …', holds: replied(cues.SAYS_OUTRIGHT) },
  {
    name: 'settled',
    weight: -0.3,
    like: '— Chốt Redis.',
    holds: (one) => SETTLES.test(first(one)) || SETTLES.test(later(one)),
  },
  { name: 'status', weight: -0.2, like: 'tới đâu rồi', holds: asked(asks.STATUS) },
  {
    name: 'asks for work',
    weight: -0.7,
    like: 'dán giúp chị được không',
    holds: ({ clauses, context }) => clauses.every((clause) => asksWork(clause, context)),
  },
  {
    name: 'asks you for work',
    weight: -0.5,
    like: 'in giúp chị nhé',
    holds: ({ main, context }) => asksWork(main, context) && !ofOthers.test(main.plain),
  },
  { name: 'short', weight: -1.2, like: 'mấy giờ vậy', holds: ({ main }) => main.words.length < SHORT },
];
