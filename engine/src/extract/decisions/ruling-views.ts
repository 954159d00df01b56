import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { anyOf, opensWith } from '../language/phrase.ts';
import { TITLES } from '../language/pronouns.ts';
import { IF_NOBODY_MINDS, POLLS, WOULD_DO } from '../language/proposal-cues.ts';
import { NO_MORE_TALK } from '../language/settling-cues.ts';
import { HYPOTHETICAL } from '../language/stance-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import {
  ASKS_AGAINST,
  CARRIES_WORD,
  ENDS_ARGUING,
  FOR_SPEAKER,
  FROM_NOW,
  HOLDS_WHO,
  HOW_IT_STANDS,
  HOW_IT_WAS,
  NOBODY_MINDS,
  OF_MYSELF,
  SAYING,
} from './aside-cues.ts';
import { candidateOf } from './candidate.ts';
import { acts, givesWork, type PartView } from './part-signs.ts';
import { isReason } from './reason-cues.ts';
import { CHOOSES, NUMBERED } from './ruling-cues.ts';
import { settingOf } from './setting.ts';
import { onlyOpens } from './tidy-part.ts';
import { type Part, partsOf } from './told-parts.ts';
import { weighRuling } from './weigh-ruling.ts';

/** What a sentence beside the ruling's needs as a ruling, and how many may follow it. */
const LEAST_BESIDE = 0;
const MOST_BEHIND = 3;
const LEAST_CONCLUDED = 2;
/** "Hai trăm rưỡi.", "Lấy La Phù.": words of a ruling so short that the next goes on with it. */
const BRIEF = 6;
/** "Mười hai trên mười bốn": hands counted. */
const TALLIES = opensWith(
  '(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)(?= $)|(?:\\S+ ){1,2}(?:trên|chọi) (?:\\S+ )*\\S+|\\S+ phiếu',
);
const NUMERALS =
  '(?:\\d+|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)(?: (?:mươi|một|mốt|hai|ba|bốn|tư|lăm|sáu|bảy|tám|chín))*';
const ENDS_TALK = anyOf(
  `(?:ta |mình )?làm theo hướng (?:đó|ấy|này)|không nói nhiều|(?:\\S+ )?\\S+ khỏi (?:bàn|cãi)|im (?:lặng )?là đồng ý|biểu quyết|giơ tay|${NUMERALS} chọi ${NUMERALS}`,
);
const PROCEDURE = [NO_MORE_TALK, POLLS, IF_NOBODY_MINDS, ENDS_TALK];

/** The parts a ruling may be told by: those of its sentence, and of the sentences beside it that rule, too. */
export function viewsOf(found: Clause, points: readonly Clause[], context: MeetingContext): PartView[] {
  const own = ownParts(found, context);
  const matterOwn = new Set(own.flatMap(({ matter }) => [...matter])).size;
  const view = (step: number) => (part: Part) => ({ part, step, matterOwn, context });
  const beside = besidesOf(found, points, context).map(({ clause, step }) =>
    ownParts(clause, context).map(view(step)),
  );
  const stop = beside.findIndex((views) => views.some(({ step }) => step > 0) && views.some(isErrand));
  const all = [...(stop < 0 ? beside : beside.slice(0, stop)).flat(), ...own.map(view(0))];
  const told = all.filter(({ part }) => !ASKS_AGAINST.test(part.tidy.plain));
  return (told.length > 0 ? told : all).sort((one, other) => one.step - other.step);
}

/** Work for somebody there; not what all of a body are held to ("Nhà thầu phải hoàn thành …"). */
function isErrand(view: PartView): boolean {
  const { of, tidy } = view.part;
  const isPerson = TITLES.has(tidy.words[0] ?? '') || tidy.plain.startsWith(' đồng chí ');
  if ([FOR_SPEAKER, CARRIES_WORD].some((cue) => cue.test(tidy.plain)) || isPersons(view)) return true;
  return givesWork(view) && (isPerson || !OBLIGES.test(of.plain));
}
/** "Thầy Sơn … nói giúp", "thư ký gửi giấy mời": the sentence begins with whose work it is. */
function isPersons({ part: { said, of } }: PartView): boolean {
  const named = said.mentions.some(({ from, to }) => from === 0 && to < said.clause.words.length);
  return (named || ROLES.test(said.clause.plain)) && !RULES_FOR.test(of.plain) && doesWork(said.clause);
}
const doesWork = ({ words }: Clause): boolean => [1, 2, 3].some((at) => verbAt(words, at) !== null);
const ROLES = opensWith('thư ký|thủ quỹ|kế toán|bảo vệ|nhà bếp|trợ lý|chánh văn phòng|văn phòng');
const RULES_FOR = anyOf(
  'không|khỏi|đừng|được|phải|miễn|giữ|nghỉ|vẫn|làm (?:trưởng|chủ|phó)|phụ trách|chịu trách nhiệm',
);
const OBLIGES = anyOf('phải|không được');

/** The parts of what was put forward, without what led to it. */
export function viewsOfProposal(put: Clause, context: MeetingContext): PartView[] {
  const all = ownParts(put, context);
  const from = all.findLastIndex((part) => WOULD_DO.test(part.said.clause.plain));
  return all.slice(Math.max(0, from)).map((part) => ({ part, step: 0, matterOwn: 0, context }));
}

/** Without what led to the conclusion, what is said for it, and what only asks for hands. */
function ownParts(clause: Clause, context: MeetingContext): readonly Part[] {
  const all = partsOf(clause, context);
  const from = all.findLastIndex(
    (part, index) => part.concludes && matterFrom(all, index) >= LEAST_CONCLUDED,
  );
  const told = withoutReasons(all.slice(Math.max(0, from)))
    .filter((part) => !isProcedure(part))
    .filter((part, index, rest) => !isAside(part, index, rest));
  return told.length === 0 ? all : told;
}

/** A reason runs on until a part behind a comma says what is to be, too: "…, vì giá hạt tăng, còn trà giữ nguyên". */
function withoutReasons(parts: readonly Part[]): Part[] {
  let inReason = false;
  return parts.filter((part, index) => {
    if (index > 0 && isReason(part.said.clause) && !HOLDS_WHO.test(part.said.clause.plain)) inReason = true;
    else if (part.isApart && goesOn(part)) inReason = false;
    return !inReason;
  });
}

/** Not "…, cho dễ tìm, khỏi lạc": a reason more. */
const goesOn = (part: Part): boolean =>
  part.matter.size > 0 &&
  part.tidy.words[0] !== 'khỏi' &&
  (acts(part) || [NUMBERED, CHOOSES].some((cue) => cue.test(part.tidy.plain)));

/** Said beside what is ruled: how things stand before it, who is against it, how it is talked of, and what the speaker does. */
function isAside({ tidy }: Part, index: number, all: readonly Part[]): boolean {
  if (all.length === 1) return false;
  const says = (cue: RegExp) => cue.test(tidy.plain);
  if (NOBODY_MINDS.test(tidy.plain)) return true;
  if (BEFORE.some(says) && all.slice(index + 1).some(acts)) return true;
  if (HOW_IT_WAS.test(tidy.plain) && all.slice(index + 1).some(isNow)) return true;
  return BESIDE.some(says) && all.slice(0, index).some(saysWhat);
}
const saysWhat = ({ tidy, matter }: Part): boolean =>
  matter.size > 0 || verbAt(tidy.words, 0) !== null || NUMBERED.test(tidy.plain);
const BEFORE = [ENDS_ARGUING, HOW_IT_STANDS];
const isNow = (part: Part): boolean => acts(part) || FROM_NOW.test(part.tidy.plain);
const BESIDE = [OF_MYSELF, FOR_SPEAKER, CARRIES_WORD, SAYING];

const matterFrom = (parts: readonly Part[], from: number): number =>
  new Set(parts.slice(from).flatMap(({ matter }) => [...matter])).size;

/** It asks for hands, counts them or ends the talk, and says no more. */
function isProcedure({ said: { clause, mentions }, tidy, matter }: Part): boolean {
  if (mentions.some(({ from, to }) => to - from >= clause.words.length - 1)) return true;
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
  if (at < 0) return [];
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
  const isBrief = all
    .slice(0, at)
    .slice(-1)
    .some(({ words }) => words.length <= BRIEF);
  if (points.length === 0 && isBrief && !concludes) add(-1);
  return besides;
}
