import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { readDeadline } from '../days/read-deadline.ts';
import { endsWith } from '../language/phrase.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import type { TaskAct } from './task-act.ts';

const POLITE = '(?: (?:cho|luôn|ạ|nhé|đi|anh|chị|em|con|cô|chú|bác|thầy|sếp|làm|lo|thôi|mọi người|được|cả))*';
const STEPS_FORWARD = endsWith(`để (?:em|tôi|anh|chị|con|cháu|mình|cô|chú|bác|thầy|tụi em|bọn em)${POLITE}`);
const HEADS: ReadonlySet<string> = new Set(['phần', 'việc', 'khâu', 'mảng', 'vụ', 'chuyện', 'cái', 'mục']);
const LONGEST_TAIL = 3;

/** Tasks that change hands without a verb: "Dạ để em.", "Phần hậu cần thì Nam nhé." */
export function findVerblessAct(clause: Clause, context: MeetingContext): TaskAct | null {
  if (stepsFirst(clause)) return stepForward(clause, context);
  if (clause.asks) return null;
  if (answersWho(clause, context)) return stepForward(clause, context);
  if (STEPS_FORWARD.test(clause.plain)) return stepForward(clause, context);
  return handOut(clause, context);
}

/** "Ai làm báo giá?" — "Em ạ." */
function answersWho(clause: Clause, context: MeetingContext): boolean {
  if (clause.words.length > LONGEST_NAME || !ALONE.test(clause.plain)) return false;
  return (context.clauses[clause.turn - 1] ?? []).some((asked) => asked.asks && ASKS_WHO.test(asked.plain));
}
const LONGEST_NAME = 5;
const ALONE =
  /^ (?:(?:dạ|vâng) )*(?:có )?(?:em|tôi|con|cháu|mình|anh|chị|cô|chú|bác)(?: (?:ạ|đây|cho|nhé|đi|nhận|làm|lo|luôn|được))* $/u;
/** Work to be given out; "ai gửi mail vậy", "ai chưa nộp", "ai làm bể cái lu" asks how things came to be. */
const ASKS_WHO =
  /^(?!.* (?:vậy|thế|rồi|hôm (?:qua|kia|nọ|trước|thứ)|(?:tuần|tháng|bữa|lần) (?:trước|rồi)|lúc nãy|hồi|đã|vừa) ).* ai (?:sẽ |có thể )?(?:nhận|lo|phụ trách|đảm nhận|đứng ra|xung phong|làm(?! (?:bể|vỡ|hỏng|hư|mất|rơi|đổ|sai|rách|ồn|trễ|bên|ở|trong|cái này)))(?= )/u;

/** "Để tôi, tôi quen thợ." */
function stepsFirst(clause: Clause): boolean {
  const at = clause.words.indexOf('để');
  return (
    at >= 0 &&
    at <= 2 &&
    clause.breaks.has(at + 1) &&
    STEPS_FORWARD.test(` ${clause.words.slice(0, at + 2).join(' ')} `)
  );
}

function stepForward(clause: Clause, context: MeetingContext): TaskAct {
  const at = stepsFirst(clause) ? clause.words.indexOf('để') : clause.words.lastIndexOf('để');
  const deadline = readDeadline(clause, 0, clause.words.length, context);
  const content = contentWords(clause.words.slice(0, at));
  return {
    kind: 'commit',
    turn: clause.turn,
    clause,
    who: speakerOf(context, clause.turn),
    from: 0,
    verb: '',
    subjectless: false,
    pointsBack: false,
    matter: { clause, from: 0, to: at, prefix: 'Lo ' },
    deadline,
    content,
    object: content,
    strength: 2,
  };
}

/** A piece of work named first, a person named last. */
function handOut(clause: Clause, context: MeetingContext): TaskAct | null {
  const mention = context.mentions.get(clause)?.at(-1);
  if (!mention || mention.called) return null;
  const head = clause.words.findIndex((word) => HEADS.has(word));
  if (head < 0 || mention.from - head < 2) return null;
  const before = clause.words[mention.from - 1] ?? '';
  const closes = clause.words.length - mention.to <= LONGEST_TAIL;
  if (!closes || !/^(?:thì|là|giao|cho|nhờ|do|để)$/u.test(before)) return null;
  if (mention.person.label === speakerOf(context, clause.turn)) return null;
  let to = mention.from - 1;
  if (/^(?:giao|thì)$/u.test(clause.words[to - 1] ?? '')) to -= 1;
  const content = contentWords(clause.words.slice(head, to));
  return {
    kind: 'assign',
    turn: clause.turn,
    clause,
    who: mention.person.label,
    from: head,
    verb: '',
    subjectless: false,
    pointsBack: false,
    matter: { clause, from: head, to, prefix: 'Phụ trách ' },
    deadline: readDeadline(clause, 0, clause.words.length, context),
    content,
    object: content,
    strength: 2.5,
  };
}
