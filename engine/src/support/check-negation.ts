import { numberWords } from '../text/number-words.ts';
import { alignWord, listPlaces, type TurnDenials } from './align-word.ts';
import { type Denial, scopeBehind } from './denials.ts';
import { countShared, isOfClass, type ReadText, spanOf } from './read-text.ts';
import type { Reading } from './reading.ts';
import type { UnsupportedClaim } from './support.ts';

/** Negations of a line that its turns do not state, and those of the turns that it leaves out. */
export function checkNegation(line: Reading, turns: readonly Reading[], isTask: boolean): UnsupportedClaim[] {
  const said = listPlaces(turns);
  const isQuestion = line.text.trimEnd().endsWith('?');
  const added = line
    .denials()
    .filter(({ isRefusal, behind }) => !(isRefusal || (isQuestion && behind.length === 0)))
    .filter((denial) => !isStated(line, denial, said, isTask))
    .map(({ at, next }) => claimAt(line, at, next, 'not-said'));
  const leftOut = isQuestion ? [] : findLeftOut(line, said, isTask);
  return [...added, ...leftOut.map((at) => claimAt(line, at, at + 1, 'left-out'))];
}

const claimAt = (
  line: Reading,
  at: number,
  next: number,
  fault: UnsupportedClaim['fault'],
): UnsupportedClaim => ({
  kind: 'negation',
  field: 'text',
  span: spanOf(line, at, next),
  fault,
});

/** How many words behind a refusal, and behind a negation, may be what it denies. */
const [REFUSED, DENIED] = [4, 2];

/** Whether the turns deny or refuse what a negation of the line denies. */
function isStated(line: ReadText, denial: Denial, said: readonly TurnDenials[], isTask: boolean): boolean {
  const [head] = denial.behind;
  if (head === undefined) return said.some(({ denials }) => denials.length > 0);
  const isFirst = denial.at === 0;
  const places = alignWord(line, head, said, ({ behind, heads, isRefusal }) =>
    isRefusal ? behind.slice(0, REFUSED) : isFirst ? heads : behind.slice(0, DENIED),
  );
  // A task not to do something is asked for in so many words: no refusal, answer or "chưa" is enough.
  const isEnough = ({ isReply, isRefusal, isNotYet, isCondition }: Denial) =>
    !(isFirst && isCondition && !denial.isCondition) &&
    !(isTask && isFirst && (isReply || isRefusal || (isNotYet && !denial.isNotYet)));
  const enough = said.map(({ denials, ...turn }) => ({ ...turn, denials: denials.filter(isEnough) }));
  if (denial.isNotYet && said.some(({ turn }) => defers(turn))) return true;
  if (places.length === 0 && deniesMatter(line, denial, enough)) return true;
  const denied = (isFirst ? places.slice(-1) : places).some(
    (place) => place.denial && isEnough(place.denial),
  );
  return denied || deniesObject(line, denial, enough);
}

/** "Giao hàng để phase sau" where the line says "chưa làm giao hàng". */
const defers = ({ phrases }: ReadText): boolean => phrases.some(({ classes }) => classes.includes('defer'));

/** "Đừng có bốn tiếng" where the line says "không tăng ca bốn tiếng". */
const deniesObject = (line: ReadText, { behind }: Denial, said: readonly TurnDenials[]): boolean =>
  said.some(({ turn, denials }) =>
    denials.some((denial) => {
      const objects = [
        denial.behind.length > 0 ? denial.behind.slice(0, DENIED) : denial.heads,
        denial.topic,
      ];
      return (
        !denial.isRefusal &&
        objects.some(
          (object) => object.length > 0 && countShared(turn, object, line, behind) === object.length,
        )
      );
    }),
  );

/** Where the line uses another verb, what is denied must be the same thing; "không hoãn" denies a refusal. */
function deniesMatter(line: ReadText, { next, behind }: Denial, said: readonly TurnDenials[]): boolean {
  if (line.phrases.some(({ at, classes }) => at === next && classes.includes('refusal'))) return false;
  const isAnswered = (at: number): boolean => {
    const before = said[at - 1];
    return (
      before !== undefined &&
      countShared(before.turn, [...before.asked], line, behind) >= Math.min(2, behind.length)
    );
  };
  return said.some(({ turn, denials }, at) =>
    denials.some((denial) => {
      const isBare = denial.isReply || (denial.behind.length === 0 && !denial.isRefusal);
      if (isBare && isAnswered(at)) return true;
      if (denial.isRefusal && countShared(turn, denial.heads, line, behind) === 0) return false;
      const scope = denial.behind.length < 2 ? [...denial.behind, ...denial.before] : denial.behind;
      return countShared(turn, scope, line, behind) >= Math.min(2, behind.length);
    }),
  );
}

/** Words of a line whose likest place in the turns is denied there, but not in the line. */
function findLeftOut(line: Reading, said: readonly TurnDenials[], isTask: boolean): number[] {
  const own = line.denials();
  const denied = new Set(own.flatMap((denial) => wordsDenied(line, denial)));
  const replaced = new Set(replacedWords(line));
  const headsOf = ({ heads, isRefusal, isNotYet }: Denial) =>
    isRefusal || (isTask && isNotYet) ? [] : heads;
  return line.matter.filter((at) => {
    const word = line.words[at]?.word ?? '';
    const opens = opensClause(line, at);
    if (denied.has(word) || replaced.has(at) || NUMBERS.has(word) || (!opens && isOfClass(line, at, 'empty')))
      return false;
    const isThere = isOfClass(line, at - 1, 'have');
    const places = alignWord(line, at, said, (denial) =>
      isThere ? [...headsOf(denial), ...denial.lacks] : headsOf(denial),
    );
    const last = places.at(-1);
    if (!last?.denial) return false;
    // What was asked and not done yet may be a task, or the line says so itself.
    if (last.denial.isReply && (own.length > 0 || (isTask && last.denial.isNotYet))) return false;
    const isAlwaysDenied = opens && places.every(({ denial }) => denial !== null);
    return last.overlap > 0 || last.denial.behind.length < 2 || isAlwaysDenied;
  });
}

const NUMBERS = new Set(numberWords);

function wordsDenied({ words, matter }: ReadText, { at, next, behind, before, isRefusal }: Denial): string[] {
  const own = matter.filter((place) => place >= at && place < next);
  const scope = isRefusal ? (behind.length > 0 ? behind : before) : [...own, ...behind];
  return scope.map((place) => words[place]?.word ?? '');
}

/** Words behind "đổi", "thay" or "chỉ": the line says itself that they hold no longer, or not always. */
const replacedWords = (read: ReadText): number[] =>
  read.phrases.flatMap(({ classes, next }) =>
    classes.includes('replacement') ? scopeBehind(read, next) : [],
  );

/** Whether a word is one of the first two of a clause, as its verb mostly is. */
const opensClause = ({ words, matter }: ReadText, at: number): boolean => {
  const start = words.findLastIndex(({ mark }, place) => place < at && mark !== '') + 1;
  return matter.filter((place) => place >= start && place < at).length < 2;
};
