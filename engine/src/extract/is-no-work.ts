import { hasClass } from '../classify/signs.ts';
import { sharedCount } from '../clauses/content-words.ts';
import { namedDays } from '../resolve/named-days.ts';
import type { Matter } from '../wording/passages.ts';
import type { MeetingView, ScoredClause } from './meeting-view.ts';

/** Whether what reads like a task is none, as nobody is left with work. */
export const isNoWork = (matter: Matter, view: MeetingView): boolean =>
  givesFloor(matter, view) || isImagined(matter, view) || isOnlyAsked(matter) || isOnlyRecalled(matter, view);

/** "Linh, em báo cáo tình hình nhé." "Dạ tuần này ổn ạ.": who is asked to speak does so at once. */
function givesFloor({ head, group }: Matter, view: MeetingView): boolean {
  const isOpen = group.some((clause) => clause.turn > head.turn + 1 || namesDay(clause, head, view));
  if (isOpen || head.mentions.length === 0 || !asksForReport(head)) return false;
  const reply = view.byTurn[head.turn + 1] ?? [];
  return reply[0]?.speaker === head.doer && reply.some(isReport) && !reply.some(isPromise);
}

/** The day of an order, rather than the time a report is about. */
const namesDay = (clause: ScoredClause, head: ScoredClause, view: MeetingView): boolean =>
  clause.turn === head.turn && namedDays(clause, view).length > 0;

const asksForReport = ({ ruled, phrases, mentions }: ScoredClause): boolean => {
  const isOfName = (from: number) => mentions.some((one) => one.from <= from && from < one.to);
  const verb = phrases.find(
    ({ from, classes }) => classes.some((name) => name.startsWith('verb-')) && !isOfName(from),
  );
  return ruled.some(({ from, classes }) => classes.includes('rule-report') && from === verb?.from);
};

const isReport = ({ content, times }: ScoredClause): boolean => content.size + times.length >= LEAST_SAID;
const LEAST_SAID = 2;

const isPromise = (clause: ScoredClause): boolean =>
  clause.task >= LIKELY || NOT_YET.some((name) => hasClass(clause, name));
const LIKELY = 0.2;
const NOT_YET = ['will', 'contrast', 'refuse', 'decline', 'ask'];

/** "Nếu có thêm người thì em sẽ viết luôn tài liệu.": an offer for a case that nobody says is one, and nobody takes it up. */
function isImagined({ head, group }: Matter, view: MeetingView): boolean {
  if (group.length > 1 || head.speaker !== head.doer || namedDays(head, view).length > 0) return false;
  const isSupposed = head.phrases.some(
    ({ from, classes }) => from <= SUPPOSED_UP_TO && classes.includes('hypothetical'),
  );
  const isTakenUp = (view.byTurn[head.turn + 1] ?? []).some((one) => hasClass(one, 'assent'));
  return isSupposed && !isTakenUp;
}
const SUPPOSED_UP_TO = 1;

/** "Ai liên hệ nhà in cho đợt hàng tới?": work that is asked about and nobody takes. */
const isOnlyAsked = ({ group }: Matter): boolean => group.every(({ question }) => question >= ASKS);
const ASKS = 0.5;

/** "Nhắc lại: chị Liên điện nhà thép, …": work that was given before is said once more, and only there. */
function isOnlyRecalled({ head, group }: Matter, view: MeetingView): boolean {
  const recap = view.byTurn[head.turn] ?? [];
  const isRecap = recap.some(({ index, phrases }) =>
    phrases.some(
      ({ from, classes }) => index <= head.index && from <= OPENS_UP_TO && classes.includes('recap'),
    ),
  );
  if (!isRecap || group.some(({ turn }) => turn !== head.turn)) return false;
  return view.clauses
    .slice(0, head.index)
    .some(
      ({ turn, task, matter }) => turn < head.turn && task >= GIVEN && sharedCount(matter, head.matter) > 0,
    );
}
const GIVEN = 0.4;
/** "Rồi, nhắc lại": so far into a clause a word may open it, "cho buổi tổng kết" is none. */
const OPENS_UP_TO = 2;
