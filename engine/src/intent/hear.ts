import { fold, hasMarks } from '../text/fold.ts';
import { readTimes } from '../time/read-times.ts';
import type { TimeReading } from '../time/time-reading.ts';
import { canMean, isPart } from './homographs.ts';

/** A word in the plain form that rules are written in: where it stands there, and where in the message as given (UTF-16). */
export type HeardWord = {
  readonly plain: string;
  readonly at: number;
  readonly from: number;
  readonly to: number;
};

/**
 * A message as the rules read it: folded, short forms written out, each time one word ("@h" with an hour, "@p" when it is
 * past, else "@t"), and commas, colons and question marks words of their own; a word whose marks make it another than the
 * rules mean, or half of a longer one, has a tilde behind it. One space between words and at both ends.
 */
export type Heard = { readonly text: string; readonly plain: string; readonly words: readonly HeardWord[] };

/** What telephones and haste make of words; a usage of chats all over the country. */
const shortForms = new Map(
  'khong: ko k kg hk hok hong hem hog khg khum khom; gi: j; voi: vs w; duoc: dc; em: e; toi: t tui tau tớ; may~: m; minh: mik mk mih; chi: c; ban: b; roi: r; vay: v z zay dzay; sao: s; cong viec: cv; bao cao: bc; moi nguoi: mn mng; anh em: ae; anh chi em: ace; nguoi: ng; nhu the nao: ntn; nhieu: nhìu; bao gio: bgio bjo; bao nhieu: bn nhiu; @t: hnay bh; @p: hqua; cam on: tks thks thx thanks thank camon; tom tat: tomtat; len lich: lenlich; ok: oke okie okay oki; giup: gium dum jup; kiem tra: ktra; truoc: trc; dang: dag; lam: lm; vo: dzo zo; di: dj; hom: hum; cong ty: cty; deadline: dl'
    .split('; ')
    .map((line) => line.split(': '))
    .flatMap(([full = '', short = '']) => short.split(' ').map((each) => [each, full] as const)),
);

const piece = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|[,:;?\n]/gu;
const signs: Readonly<Record<string, string>> = { '?': '?', ':': ':', ',': ',', ';': ',', '\n': ',' };
const drawnOut = /([a-z])\1{2,}/g;
/** "Mai họp 9h" is one time to who reads times. */
const gathers = /^(?:h[oọ]|g[aặ])\p{M}*p$/iu;
const beforeGathering = /\s(?=(?:h[oọ]|g[aặ])\p{M}*p\s)/iu;
const following = /(?<=^\s+)[\p{L}\p{M}]+/u;
/** Somebody called Minh is not "mình" nor Hồng "hông", and "sảnh B" no "bạn": so written by who types marks, or behind other words. */
const name = /^(?:Minh|Hong|[BKSTV])$/;
/** A tone's key that came too late for its syllable: "đătj". */
const lateTone = /^([a-z]*[aeiouy][a-z]*(?<!f))[jf]$/;

export function hear(text: string): Heard {
  const times = readTimes(text);
  const marked = hasMarks(text);
  const shouted = text === text.toUpperCase();
  const words: HeardWord[] = [];
  let plain = ' ';
  let reached = 0;
  for (const { 0: written, index: from } of text.matchAll(piece)) {
    if (from < reached) continue;
    const time = gathers.test(written) ? undefined : times.find((one) => one.from <= from && from < one.to);
    const isOther =
      (name.test(written) && !shouted && (words.length > 0 || (marked && written.length > 1))) ||
      isPart(
        fold(written),
        words.at(-1)?.plain.replace('~', '') ?? '',
        fold(nextWord(text, from + written.length)),
      );
    const word = time ? nameTime(time) : (signs[written] ?? plainWord(written, isOther));
    const said = time ? text.slice(from, time.to).split(beforeGathering, 1).join('') : written;
    reached = from + said.length;
    words.push({ plain: word, at: plain.length, from, to: reached });
    plain += `${word} `;
  }
  return { text, plain, words };
}

const nextWord = (text: string, from: number): string =>
  following.exec(text.slice(from, from + 9))?.[0] ?? '';

function nameTime({ facts, until }: TimeReading): string {
  if (facts.clock || until?.clock) return '@h';
  const gone = (facts.offset ?? 0) < 0 || (facts.period?.amount ?? 0) < 0 || facts.turn === 'last';
  return gone ? '@p' : '@t';
}

function plainWord(written: string, isOther: boolean): string {
  const drawn = fold(written).replace(drawnOut, '$1');
  const folded = drawn.replace(lateTone, '$1');
  if (folded === drawn && (isOther || !canMean(written, folded))) return `${folded}~`;
  return shortForms.get(written.normalize().toLowerCase()) ?? shortForms.get(folded) ?? folded;
}

/** What the message says, as written, where the plain form says what lies from `from` to before `to`. */
export function writtenAt({ text, words }: Heard, from: number, to: number): string {
  const within = words.filter((word) => word.at >= from && word.at < to);
  const [first, last] = [within[0], within.at(-1)];
  return first && last ? text.slice(first.from, last.to) : '';
}
