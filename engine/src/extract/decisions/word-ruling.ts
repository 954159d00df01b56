import { hasCapital } from '../../text/letters.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { anyOf, opensWith } from '../language/phrase.ts';
import { IF_NOBODY_MINDS, POLLS, WOULD_DO } from '../language/proposal-cues.ts';
import { NO_MORE_TALK } from '../language/settling-cues.ts';
import { HYPOTHETICAL } from '../language/stance-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { weighAtLeast } from '../sign.ts';
import { candidateOf } from './candidate.ts';
import { givesWork, PART_SIGNS, type PartView } from './part-signs.ts';
import { settingOf } from './setting.ts';
import { onlyOpens, tidyPart } from './tidy-part.ts';
import { type Part, partsOf } from './told-parts.ts';
import { weighRuling } from './weigh-ruling.ts';

/** What a part needs to be told: a little less than nothing, for what is left out cannot be guessed. */
const LEAST = -0.3;
/** What a sentence beside the ruling's needs as a ruling, and how many may follow it. */
const LEAST_BESIDE = 0;
const MOST_BEHIND = 3;
const LEAST_CONCLUDED = 2;
/** "Hai trăm rưỡi.", "Lấy La Phù.": words of a ruling so short that the next goes on with it. */
const BRIEF = 6;
const LONGEST = 40;

/** "…, ai sạ trước ráng chịu", "…, kẻo hết hàng": what stands behind is no part of what was ruled. */
const REASONS = opensWith(`
  ai(?! (?:\\S+ ){1,12}(?:phạt|trừ|nộp|đền|cắt|bị|thưởng|nghỉ|cho lên|coi như|không được)(?= ))|có chuyện|có gì|nhìn|coi như|xem như|như|lỡ|hết(?! (?:tháng|tuần|năm|quý|kỳ|đợt|ngày|hạn|mùa|\\S+ thì)(?= ))
  để(?! (?:sang|qua|đến|tới|sau|ra|tháng|quý|năm|tuần|đợt|kỳ|lần|hết|dành|tiền|nguyên|lại)(?= ))|vì|tại|bởi|kẻo|chứ|chớ|không thì|cho nó|cho (?:kịp|xong|gọn|nhanh|chắc|đỡ|khỏi|dễ|công bằng|vui|tiện|lành|an|rẻ|khỏe|êm|yên)|(?:\\S+ ){1,4}là (?:tôi|anh|chị|em|bố|mẹ) \\S+|không là|đỡ|khỏi phải
`);
/** "Mười hai trên mười bốn": hands counted. */
const TALLIES = opensWith(
  '(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)(?= $)|(?:\\S+ ){1,2}(?:trên|chọi) (?:\\S+ )*\\S+|\\S+ phiếu',
);
const ENDS_TALK = anyOf(
  '(?:ta |mình )?làm theo hướng (?:đó|ấy|này)|không nói nhiều|(?:\\S+ )?\\S+ khỏi (?:bàn|cãi)|im (?:lặng )?là đồng ý|biểu quyết|giơ tay',
);
const PROCEDURE = [NO_MORE_TALK, POLLS, IF_NOBODY_MINDS, ENDS_TALK];

/**
 * A ruling as minutes tell it: of its sentence and those beside it that rule, too, the parts that say what is ruled. `told` finds the
 * parts that only point to what is told before ("theo đề nghị của chị Lụa, …").
 */
export function wordRuling(
  found: Clause,
  points: readonly Clause[],
  context: MeetingContext,
  told: RegExp | null = null,
): string {
  const own = ownParts(found, context);
  const left = told ? own.filter((part) => !told.test(part.said.clause.plain)) : own;
  const matterOwn = new Set(own.flatMap(({ matter }) => [...matter])).size;
  const view = (step: number) => (part: Part) => ({ part, step, matterOwn, context });
  const beside = besidesOf(found, points, context).map(({ clause, step }) =>
    ownParts(clause, context).map(view(step)),
  );
  const stop = beside.findIndex((views) => views.some(({ step }) => step > 0) && views.some(givesWork));
  const behind = (stop < 0 ? beside : beside.slice(0, stop)).flat();
  const all = [...behind, ...(left.length === 0 ? own : left).map(view(0))];
  return tell(all.sort((one, other) => one.step - other.step));
}

/** "Nóng quá, hay mình đổi giờ mở cửa": what was put forward, without what led to it. */
export function wordProposal(put: Clause, context: MeetingContext): string {
  const all = ownParts(put, context);
  const from = all.findLastIndex((part) => WOULD_DO.test(part.said.clause.plain));
  return tell(all.slice(Math.max(0, from)).map((part) => ({ part, step: 0, matterOwn: 0, context })));
}

/** Without what led to the conclusion, what is said for it, and what only asks for hands. */
function ownParts(clause: Clause, context: MeetingContext): readonly Part[] {
  const all = partsOf(clause, context);
  const from = all.findLastIndex(
    (part, index) => part.concludes && matterFrom(all, index) >= LEAST_CONCLUDED,
  );
  const concluded = all.slice(Math.max(0, from));
  const reason = concluded.findIndex((part, index) => index > 0 && REASONS.test(part.said.clause.plain));
  const told = concluded.slice(0, reason < 0 ? undefined : reason).filter((part) => !isProcedure(part));
  return told.length === 0 ? all : told;
}

const matterFrom = (parts: readonly Part[], from: number): number =>
  new Set(parts.slice(from).flatMap(({ matter }) => [...matter])).size;

/** It asks for hands, counts them or ends the talk, and says no more. */
function isProcedure({ said: { clause, mentions }, tidy, matter }: Part): boolean {
  if (mentions.some(({ called, from, to }) => called && to - from >= clause.words.length - 2)) return true;
  if (onlyOpens(tidy) || (matter.size === 0 && TALLIES.test(clause.plain))) return true;
  return PROCEDURE.some((cue) => {
    const found = cue.exec(clause.plain)?.[0];
    return (
      found !== undefined && contentWords(clause.plain.replace(found, '').split(' ')).size < LEAST_CONCLUDED
    );
  });
}

type Beside = { readonly clause: Clause; readonly step: number };

/** A brief sentence before, where the ruling's draws no conclusion, and those behind it, as long as they rule. */
function besidesOf(found: Clause, points: readonly Clause[], context: MeetingContext): Beside[] {
  const all = context.clauses[found.turn] ?? [];
  const at = all.indexOf(found);
  const setting = settingOf(found.turn, context);
  const besides: Beside[] = [];
  const add = (step: number): boolean => {
    const clause = all[at + step];
    if (!clause || clause.asks || points.includes(clause) || HYPOTHETICAL.test(clause.plain)) return false;
    if (weighRuling(candidateOf(clause, setting, context), LEAST_BESIDE) === null) return false;
    besides.push({ clause, step });
    return true;
  };
  const concludes = partsOf(found, context).some((part) => part.concludes);
  for (let step = 1; step <= MOST_BEHIND; step += 1) if (!add(step)) break;
  if (points.length === 0 && (all[at - 1]?.words.length ?? LONGEST) <= BRIEF && !concludes) add(-1);
  return besides;
}

/** "Đồng ý mua, với điều kiện …": what stands before it is told, too. */
const LIMITS = opensWith('miễn (?:là|sao)|với điều kiện|trừ(?: khi| phi)?|nhưng phải');

/** The parts that enough speaks for; the surest in any case. */
function tell(views: readonly PartView[]): string {
  const weights = views.map((view) => weighAtLeast(PART_SIGNS, view, Number.NEGATIVE_INFINITY) ?? 0);
  const most = Math.max(...weights);
  let text = '';
  let last = -1;
  for (const [index, { part }] of views.entries()) {
    const isConditioned = LIMITS.test(views[index + 1]?.part.said.clause.plain ?? '');
    const weight = weights[index] ?? 0;
    if (weight < LEAST && weight < most && !isConditioned) continue;
    const { clause, mentions } = tidyPart(part.said, text === '');
    const isName = mentions.some(({ from }) => from === 0);
    const between = text === '' ? '' : part.isApart || last !== index - 1 ? ', ' : ' ';
    text += between + (isName ? clause.raw : insideSentence(clause.raw)).join(' ');
    last = index;
  }
  const kept = text.split(' ').slice(0, LONGEST).join(' ');
  return kept.charAt(0).toUpperCase() + kept.slice(1);
}

/** A word that opened a sentence is written small inside one, unless it is, or begins, a name ("Nhi Đồng", "QR"). */
function insideSentence(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  const isName = hasCapital(rest[0] ?? '') || first.slice(1) !== first.slice(1).toLowerCase();
  return isName ? words : [first.toLowerCase(), ...rest];
}
