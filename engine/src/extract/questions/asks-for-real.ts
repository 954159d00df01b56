import { findTaskActs } from '../acts/find-task-acts.ts';
import { type Clause, plainBetween } from '../clauses/clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { anyOf, endsWith, opensWith } from '../language/phrase.ts';
import {
  ASK_WORDS,
  ASKS_AT_END,
  ASKS_INSIDE,
  HOUSEKEEPING,
  RHETORICAL,
  TELLS_DOUBT,
} from '../language/question-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { askedRunOn } from './asked-run-on.ts';
import { ASKS_YES_OR_NO, ENGLISH } from './asks-for.ts';
import { embeddedQuestion } from './embedded-question.ts';

const LEAST = 3;

/** "Hay mình bán thanh lý?": a proposal in the form of a question. */
const OPENS_PROPOSAL = opensWith(
  '(?:à |ừ |thôi |vậy |thế )?hay (?:là )?(?:mình|tụi mình|ta|chúng ta|bây giờ|tụi|bên mình)',
);

/** "Hay rủ anh Vũ bên báo tỉnh?" */
function proposes({ plain, words }: Clause): boolean {
  if (OPENS_PROPOSAL.test(plain)) return true;
  return (
    words[0] === 'hay' &&
    verbAt(words, words[1] === 'là' ? 2 : 1) !== null &&
    !ASK_WORDS.test(plain.slice(' hay'.length))
  );
}

/** "Điều dưỡng có gì không Hằng?", "các em thấy kịp không?": somebody is to speak. */
const GIVES_FLOOR = anyOf(
  'có gì(?: \\S+)? không|ai (?:có |còn )?(?:ý kiến|ý|thắc mắc|phản đối|góp ý)(?: gì| chi| khác| thêm| nào| nữa)* (?:không|nữa)|(?:mọi người|các \\S+|cả nhà|anh em|mấy \\S+) (?:thấy|nghĩ|tính)(?: \\S+){0,2} (?:không|sao|thế nào)',
);

/** "Mình lùi sang thứ hai nhé?": put forward, and not asked. */
const FOR_YES = endsWith('nhé(?: (?:anh|chị|em|cô|chú|bác|sếp|thầy|mọi người|cả nhà))?');

/** Whether a clause wants to know something: no proposal, no talk about the talk, no complaint. */
export function asksForReal(clause: Clause): boolean {
  if (!(clause.asks || asksInPart(clause)) || clause.words.length < LEAST) return false;
  if (GIVES_FLOOR.test(clause.plain) || FOR_YES.test(clause.plain) || isPrompt(clause)) return false;
  if (IN_VAIN.test(clause.plain)) return false;
  return !(proposes(clause) || isHousekeeping(clause) || RHETORICAL.test(clause.plain));
}
/** "Keo nào chịu cho nổi", "có khi được, có khi không", "còn gì nữa": nothing is asked. */
const IN_VAIN = anyOf(
  'nào (?:mà )?(?:chịu|sống|đỡ|kham|gánh|theo|đủ)(?: \\S+){0,2} nổi|có (?:khi|lúc|bữa|hôm|người|nơi|chỗ) .{1,30} có (?:khi|lúc|bữa|hôm|người|nơi|chỗ) (?:không|chưa)|còn gì(?: nữa)?(?= (?:(?:không|anh|chị|em|cô|chú|bác|ạ|mọi người|cả nhà) )*$)',
);

/** "Ca thứ ba?", "còn bên kho?": somebody is to report; no word asks. */
export const isPrompt = ({ asks, words, plain }: Clause): boolean =>
  asks &&
  words.length <= LONGEST_PROMPT &&
  !(ASK_WORDS.test(plain) || ENGLISH.test(plain) || ASKS_YES_OR_NO.test(plain));
const LONGEST_PROMPT = 5;

/** "Em in giúp chị được không?": what looks like asking gives work. "Em hỏi chút, …" only asks for the floor. */
export function asksWork(clause: Clause, context: MeetingContext): boolean {
  return findTaskActs(clause, context).some((act) => !(act.kind === 'offer' && act.verb === 'hỏi'));
}

/** "Phụ cấp có lên không chị, tụi nhỏ hỏi em hoài": a part that asks needs no mark. */
function asksInPart(clause: Clause): boolean {
  if (clause.breaks.size === 0)
    return ASKS_INSIDE.test(clause.plain) || WHICH_PAYS.test(clause.plain) || askedRunOn(clause) !== null;
  const end = Math.min(...clause.breaks) + 1;
  const first = plainBetween(clause, 0, end);
  const asks =
    WHETHER.test(first) ||
    partsOf(clause).some(
      (part, at, { length }) =>
        (at < length - 1 && WHETHER.test(part) && !REPORTS.test(part)) ||
        (ASKS_ALOUD.test(part) && ASK_WORDS.test(part)),
    );
  return asks && !TELLS_DOUBT.test(clause.plain);
}
/** "Họ hỏi mình có chứng nhận không, có thì họ mua": told, and not asked. */
const REPORTS = anyOf('hỏi|xem');
/** "Phí lưu bãi tính cho hãng tàu hay cảng mình chịu": speech without marks. */
const WHICH_PAYS = anyOf(
  '(?<!(?:khách|ai|cứ|hoài|cũng|rất|nó|họ|nghe|mà) )hay (?:là )?(?!quá|lắm|đó|hỏi|nói|bị|kêu|gặp|không|chưa)(?:\\S+ ){1,4}(?:chịu|trả|đền|gánh|lo|chi|bù)(?= (?:(?:anh|chị|em|cô|chú|bác|ạ|vậy|hả) )*$)',
);
/** "Tết này mình chạy ba ca hay hai ca vậy anh, tụi em còn mua vé", "một nhà mấy cái ạ, họ đòi đấy." */
const ASKS_ALOUD = endsWith(
  '(?:(?:nào|gì|ai|đâu|sao|nhiêu|giờ|mấy \\S+|không|chưa) ạ|vậy|hả|thế|nhỉ|ta|hở|hè)(?: (?:anh|chị|em|cô|chú|bác|sếp|thầy|mọi người))?',
);
const WHETHER = endsWith('có (?:\\S+ ){1,8}không(?: (?:anh|chị|em|cô|chú|bác|sếp|thầy|mọi người))?');

/** "Có ai biết bao giờ họ kéo lại dây không?" */
const WHO_KNOWS = opensWith('(?:à |mà |thế |vậy |ủa )*(?:có )?ai (?:biết|nắm|rõ|hay)(?: được| là| rõ)?');

/** "Bao giờ bể sửa xong, có ai nắm được không?" asks first, then asks around. */
function isHousekeeping(clause: Clause): boolean {
  const talk = HOUSEKEEPING.exec(clause.plain);
  if (!talk) return false;
  const knows = WHO_KNOWS.exec(clause.plain);
  if (knows && embeddedQuestion(clause.plain.slice(knows[0].length)) !== null) return false;
  const goesOn = clause.breaks.size === 0 && talk[0].endsWith(' thì sao');
  if (goesOn && asksOn(clause.plain.slice(talk.index + talk[0].length))) return false;
  return !partsOf(clause).some((part) => ASK_WORDS.test(part) && !HOUSEKEEPING.test(part));
}

/** "Loa đài thì sao bác loa phường cho mượn không": without a mark, it goes on to what is asked. */
const asksOn = (behind: string): boolean =>
  behind.trim().split(' ').length > LONGEST_PROMPT && ASKS_AT_END.test(behind);

function partsOf(clause: Clause): string[] {
  const ends = [...clause.breaks].sort((a, b) => a - b).map((at) => at + 1);
  return [...ends, clause.words.length].map((to, at) => plainBetween(clause, ends[at - 1] ?? 0, to));
}
