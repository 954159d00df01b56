import { contentWords } from '../extract/clauses/content-words.ts';
import { isFact } from '../reader/certainty.ts';
import type { ActionItem, Extraction } from '../reader/extraction.ts';
import { LETTERS } from '../text/letters.ts';
import { formatDeadline, renderTaskLine, type TaskPhrase } from './render-task-line.ts';
import { cleanSpeech } from './vietnamese/clean-speech.ts';

/** What a meeting left behind as a sentence of minutes; the surer and the weightier, the higher its rank. */
export type ResultLine = {
  readonly text: string;
  readonly evidence: readonly number[];
  readonly rank: number;
  readonly kind: ResultKind;
  /** Absent where it states no result. */
  readonly result?: LineResult;
};

/** The result of the extraction that a line states: its place among those of its kind, and of a task its phrase. */
export type LineResult = {
  readonly kind: Exclude<ResultKind, 'purpose'>;
  readonly index: number;
  readonly phrase?: TaskPhrase;
};

/** "purpose": what the meeting is for, where that is told among its results. */
export type ResultKind = 'decision' | 'task' | 'question' | 'purpose';

/** How people in the room are told of, and a sentence's first word as it stands inside one. */
export type Wording = {
  readonly nameOf: (label: string) => string;
  readonly lowerFirst: (text: string) => string;
};

/** What was said in some of these turns with its "I" and "you" by name; the one told of, where somebody is, is the one spoken to. */
export type NameInside = (text: string, evidence: readonly number[], about?: string) => string;

/** A task that is sure is worth more than a ruling that is hardly one. */
const RANKS = { decision: 3, task: 2.6, question: 2.4 } as const;

/** Decisions, tasks and open questions, without what is only suggested: "Thống nhất: …", "Mai soạn … (hạn Thứ Sáu, 13/03).", "Chưa rõ: …?" */
export function resultLines(
  { decisions, openQuestions, actionItems }: Extraction,
  wording: Wording,
  nameInside: NameInside,
): ResultLine[] {
  const untold: Untold[] = [
    ...facts(decisions).map(({ text, evidence, confidence, index }) => ({
      kind: 'decision' as const,
      evidence,
      rank: RANKS.decision + confidence,
      tell: () => ({
        text: `Thống nhất${nameInside(ruling(text, wording), evidence)}.`,
        result: { kind: 'decision' as const, index },
      }),
    })),
    ...facts(openQuestions).map(({ text, evidence, confidence, index }) => ({
      kind: 'question' as const,
      evidence,
      rank: RANKS.question + confidence,
      tell: () => ({
        text: `Chưa rõ: ${nameInside(inside(tidy(text).replace(TOPIC_MARK, ':'), wording), evidence)}?`,
        result: { kind: 'question' as const, index },
      }),
    })),
    ...facts(actionItems).map((item) => ({
      kind: 'task' as const,
      evidence: item.evidence,
      rank: RANKS.task + item.confidence,
      tell: () => {
        const phrase = taskPhrase(item, wording, nameInside);
        return { text: renderTaskLine(phrase), result: { kind: 'task' as const, index: item.index, phrase } };
      },
    })),
  ];
  return weightiest(untold).map(({ tell, ...line }) => ({ ...line, ...tell() }));
}

/** The facts among the results of a kind, each with its place among all of them. */
const facts = <R extends { readonly confidence: number }>(results: readonly R[]) =>
  results.map((result, index) => ({ ...result, index })).filter(isFact);

type Untold = Omit<ResultLine, 'text' | 'result'> & {
  readonly tell: () => Pick<ResultLine, 'text' | 'result'>;
};

/** Of each part of a very long talk no more than could be told of it. */
function weightiest(results: readonly Untold[]): Untold[] {
  if (results.length <= PARTS * MOST_OF_A_PART) return [...results];
  const end = 1 + results.reduce((last, { evidence }) => Math.max(last, evidence[0] ?? 0), 0);
  const parts = Map.groupBy(results, ({ evidence }) => Math.floor(((evidence[0] ?? 0) * PARTS) / end));
  return [...parts.values()].flatMap((part) =>
    part.toSorted((one, other) => other.rank - one.rank).slice(0, MOST_OF_A_PART),
  );
}

const PARTS = 15;
const MOST_OF_A_PART = 16;

const tidy = (text: string): string =>
  cleanSpeech(text.replace(/[?.!…\s]+$/u, ''))
    .replace(LEFT_OVER, '')
    .replace(ASSENT, '')
    .replace(LEADING_WE, '')
    .replace(CONCEDES, '')
    .replace(AGREED, '')
    .replace(CALLED_AT_END, '')
    .replace(WAVED_OFF, '')
    .replace(WE_BEHIND_TIME, '$1');

/** "(Chốt) đi, cả hẻm hát tới chín giờ rưỡi"; "nếu không ai có ý kiến khác thì …": nobody had. */
const LEFT_OVER =
  /^(?:(?:đi|này|vậy|thế|rồi|thôi|nhé|nha),|(?:nếu )?không (?:ai|còn ai) (?:có ý kiến|phản đối)(?: gì| khác| gì khác)?,? thì)\s*(?=\S+ \S+)/iu;
/** What asks for assent behind a ruling, and gives it: "…, các thầy cô không có ý kiến gì thì ta làm", "… ô kê không dạ ô kê" */
const ASSENT =
  /(?<=(?:\S+ ){3}\S+?)(?:,? (?:ô kê|okay|ok|được|nghe) (?:không|chưa)(?= |$)|,? dạ (?=\S)|, [^,]{0,30}không (?:ai )?có ý kiến (?:gì )?thì ).*$/iu;

const LEADING_WE = new RegExp(
  `^(?:mình|chúng ta|chúng mình|bọn mình|tụi mình|cả nhóm mình|anh em mình) (?=[${LETTERS}]+ )`,
  'iu',
);
/** "Tăng thì tăng, nhưng chỉ tăng mười lăm ngàn" */
const CONCEDES = new RegExp(`^([${LETTERS}]+) thì \\1,? (?:nhưng |mà )?`, 'iu');

const AGREED = /, (?:đồng ý|nhất trí|được|ok|chốt|chốt luôn)$/iu;

/** "Đổi sang kim mười bốn hở Hiển", "… nghe con" */
const CALLED_AT_END =
  /(?<=(?:\S+ ){2}\S+),? (?:hở|hả|nghen|nghe|hen|nhé|nhỉ|hỉ|hè|nha) (?:(?:anh|chị|em|cô|chú|bác|thầy|con|cháu) )?(?:\p{Lu}[\p{L}\p{M}]*|anh|chị|em|cô|chú|bác|thầy|con|cháu)$/u;
/** "Lấy máu liền, đợi chi nữa" */
const WAVED_OFF =
  /(?<=(?:\S+ ){2}\S+), (?:còn )?(?:đợi|chờ|tiếc|ngại|sợ|lo|bàn|nói|tính|nghĩ|lăn tăn|phân vân) (?:gì|chi|làm gì|làm chi)(?: nữa)?$/iu;
/** "Tháng sáu mình chạy quảng cáo" */
const WE_BEHIND_TIME =
  /((?:^|[ ,])(?:tháng|tuần|quý|năm|đợt|kỳ|bữa|hôm|từ|vụ) [\p{L}\p{M}\p{N}]+) (?:mình|chúng ta|chúng mình|bọn mình|tụi mình)(?= [\p{L}\p{M}]+ [\p{L}\p{M}]+)/giu;
/** "Cả tổ thống nhất tối ở lại": that it was agreed is told before it. */
const SAYS_AGREED =
  /^(?:cả (?:\S+ )?|mọi người |chúng ta |mình |hội đồng |cuộc họp )?(?:đã |cũng )?(?:thống nhất|nhất trí|đồng ý|quyết định|chốt)(?: luôn| lại| là| rằng)*,? (?=\S+ \S+)/iu;

const OPINION = /^(?:em|tôi|anh|chị|mình|con|cháu) (?:cũng )?(?:nghĩ|thấy)(?: là)?(?: nên)?(?: |$)/iu;

/** "Mức lương thì, mười tám hay hai mươi" */
const TOPIC_MARK = /(?<=^.{2,40}) (?:thì|là),/u;

/** Words as they stand behind others: small at the start and where two sentences were joined. */
const inside = (text: string, { lowerFirst }: Wording): string =>
  lowerFirst(text).replace(
    /(?<=[\p{L}\p{M}\p{N}],? (?<!(?:tiếng|nước) ))\p{Lu}[\p{L}\p{M}\p{N}]*/gu,
    lowerFirst,
  );

/** A ruling that answers a question or agrees to a proposal names that first: "Xanh hay cam: cam". */
function ruling(text: string, wording: Wording): string {
  const [, asked, answer] = /^([^:]{4,80}): (.+)$/u.exec(text) ?? [];
  if (asked === undefined || answer === undefined)
    return `: ${inside(tidy(text).replace(OPINION, '').replace(SAYS_AGREED, ''), wording)}`;
  const [matter, said] = [tidy(asked), tidy(answer).replace(OPINION, '').replace(SAYS_AGREED, '')];
  if (!hasMatter(said)) return `: ${inside(matter, wording)}`;
  return `${hasMatter(matter) ? ` (${inside(matter, wording)})` : ''}: ${inside(said, wording)}`;
}

const hasMatter = (text: string): boolean =>
  contentWords(text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)).size > 0;

function taskPhrase(
  { assignee, title, deadline, deadlineText, evidence }: ActionItem,
  wording: Wording,
  nameInside: NameInside,
): TaskPhrase {
  const assigneeName = assignee === null ? null : wording.nameOf(assignee);
  return {
    assignee: assigneeName,
    task: nameInside(inside(tidy(title), wording), evidence, assigneeName ?? undefined),
    deadline: deadline === null ? (deadlineText?.toLowerCase() ?? null) : formatDeadline(deadline),
  };
}
