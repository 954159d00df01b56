import { clauseContent } from '../clauses/clause-content.ts';
import { sharedCount } from '../clauses/content-words.ts';
import { UNKNOWN } from '../language/stance-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import type { NamedSign } from '../sign.ts';
import { ANSWERED_SIGNS } from './answered-signs.ts';
import * as asks from './asks-for.ts';
import { type OpenCandidate, waysOpenIn } from './open-candidate.ts';
import * as cues from './reply-cues.ts';
import { asked, first, isStated, replied, saidLater } from './sign-views.ts';

const RICH = 4;

const sharesWords = (turn: number, content: ReadonlySet<string>, context: MeetingContext): boolean =>
  (context.clauses[turn] ?? []).some((clause) => sharedCount(clauseContent(clause, context), content) > 0);
/** What speaks for a question that nobody has answered, and what against it: how it is put, and what is said to it. */
export const OPEN_SIGNS: readonly NamedSign<OpenCandidate>[] = [
  { name: 'unknown', weight: 1.4, like: '— Chưa rõ nữa.', holds: replied(UNKNOWN) },
  { name: 'doubted', weight: 1, like: '— Em đâu có nắm.', holds: replied(cues.DOUBTS) },
  { name: 'given up', weight: 1.3, like: '— Em bó tay.', holds: replied(cues.GIVES_UP) },
  {
    name: 'said outright',
    weight: 1,
    like: '— Tôi không biết bao giờ.',
    holds: replied(cues.SAYS_UNKNOWN),
  },
  { name: 'elsewhere', weight: 0.7, like: '— Để em hỏi lại.', holds: replied(cues.ASKS_ELSEWHERE) },
  { name: 'not yet', weight: 0.6, like: '— Luật sư đang đọc.', holds: replied(cues.NOT_YET) },
  {
    name: 'under way',
    weight: 0.6,
    like: 'Họ có ký không? — Luật sư đang đọc.',
    holds: (one) =>
      cues.NOT_YET.test(first(one)) &&
      !cues.SAYS_OUTRIGHT.test(first(one)) &&
      !asks.STATUS.test(one.asked) &&
      (asks.WHETHER.test(one.asked) || asks.CHOICE.test(one.asked)),
  },
  {
    name: 'left in the end',
    weight: 2,
    like: '— … — Thôi treo đó.',
    holds: ({ replies }) =>
      replies.length > 1 &&
      replies
        .slice(1)
        .some(({ plain }) => cues.LEFT_IN_THE_END.test(plain) || cues.LEFT_AFTER_ALL.test(plain)),
  },
  {
    name: 'left by who asked',
    weight: 1.8,
    like: 'Bài có nêu tên không? — Em muốn nêu. — Chưa dám quyết, đợi luật sư.',
    holds: ({ replies, context }) =>
      replies.slice(1).some(({ turn, asks, byOther }) => !(asks || byOther) && waysOpenIn(turn, context) > 1),
  },
  {
    name: 'left in its words',
    weight: 1.4,
    like: 'Có phải đền không? — … — Chuyện đền thì hội đồng quyết, chưa họp.',
    holds: ({ replies, content, context }) =>
      replies
        .slice(1)
        .some(
          ({ turn, asks, byOther }) =>
            byOther && !asks && sharesWords(turn, content, context) && waysOpenIn(turn, context) > 1,
        ),
  },
  {
    name: 'hangs on others',
    weight: 0.1,
    like: '— Còn đợi bên viện.',
    holds: (one) => cues.WAITS.test(first(one)) && !cues.DAY_AT_ONCE.test(first(one)),
  },
  { name: 'put off', weight: 1.2, like: '— Mấy bữa nữa mới biết.', holds: replied(cues.PUTS_OFF) },
  { name: 'divided', weight: 0.4, like: '— Mỗi người một ý.', holds: replied(cues.DIVIDED) },
  { name: 'two ways', weight: 2, like: 'two of them', holds: (one) => cues.waysOpen(first(one)) > 1 },
  { name: 'three ways', weight: 0.9, like: 'three of them', holds: (one) => cues.waysOpen(first(one)) > 2 },
  { name: 'unknown later', weight: 0.2, like: '— … — Chưa rõ.', holds: saidLater(UNKNOWN) },
  { name: 'elsewhere later', weight: 0.2, like: '— … — Hỏi lại đi.', holds: saidLater(cues.ASKS_ELSEWHERE) },
  { name: 'put off later', weight: 0.4, like: '— … — Thôi để sau.', holds: saidLater(cues.PUTS_OFF) },
  {
    name: 'others ask',
    weight: 1.1,
    like: 'khách hỏi hoài',
    holds: ({ main, rest }) => cues.ASKED_BY_OTHERS.test(main.plain) || cues.ASKED_BY_OTHERS.test(rest),
  },
  { name: 'when', weight: 1.3, like: 'bao giờ xong', holds: asked(asks.WHEN) },
  { name: 'which', weight: 1, like: 'thuê hay mua', holds: asked(asks.CHOICE) },
  {
    name: 'whether',
    weight: 1.5,
    like: 'có được trả lại không',
    holds: (one) => asks.WHETHER.test(one.asked) && !asks.STATUS.test(one.asked),
  },
  {
    name: 'no answer has come',
    weight: 2.2,
    like: 'Sở trả lời chưa? — Thưa chưa ạ.',
    holds: (one) => asks.ANSWERED.test(one.asked) && cues.NOTHING_HEARD.test(first(one)),
  },
  { name: 'rich', weight: 0.7, like: 'four words of matter', holds: ({ content }) => content.size >= RICH },
  { name: 'stated', weight: 1.9, like: 'chưa biết bao giờ họ cấp', holds: isStated },
  {
    name: 'still stated',
    weight: 1.9,
    like: 'vẫn chưa ai biết …',
    holds: (one) => isStated(one) && cues.STILL.test(one.main.plain),
  },
  ...ANSWERED_SIGNS,
];
