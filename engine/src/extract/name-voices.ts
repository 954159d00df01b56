import type { Turn } from '../transcript/turn.ts';
import type { Clause } from './clause.ts';
import { TITLES } from './language/pronouns.ts';

const NUMBERED = /^(?:speaker|spk|người nói|diễn giả|giọng|voice|participant|unknown)/iu;
const INTRODUCES = / (?:em|tôi|anh|chị|mình) (?:là|tên là|tên) (\p{L}+)(?= )|^ (\p{L}+) đây /gu;
const CALLS = /(?: (\p{L}+))? (\p{L}+) ơi(?= )| (\p{L}+) (?:này|à) (?:em|anh|chị|con)(?= )/gu;

/** What a call can hold that is nobody's name. */
const NOT_NAMES: ReadonlySet<string> = new Set([
  ...TITLES,
  'người',
  'nhà',
  'trời',
  'mọi',
  'cả',
  'là',
  'gì',
  'đó',
  'nữa',
  'tuần',
  'tháng',
  'năm',
  'hôm',
  'bữa',
  'cái',
  'việc',
  'vụ',
  'lần',
  'đợt',
  'này',
  'các',
  'thế',
  'vậy',
  'chuyện',
  'phần',
  'chỗ',
  'chết',
  'ôi',
  'bạn',
  'ở',
  'vào',
  'nghe',
  'lớn',
  'hai',
  'giờ',
  'ngày',
  'quý',
  'bên',
  'kỳ',
]);

/**
 * Names of numbered voices, from how they are called: who answers a call is most likely who was called, who
 * spoke just before is the next guess, and "em là Yến" settles it. Label → names, most likely first.
 */
export function nameVoices(
  turns: readonly Turn[],
  clauses: readonly (readonly Clause[])[],
): ReadonlyMap<string, readonly string[]> {
  const votes = new Map<string, Map<string, number>>();
  const vote = (label: string | null | undefined, name: string | undefined, weight: number) => {
    if (!label || !name || NOT_NAMES.has(name) || !NUMBERED.test(label)) return;
    const own = votes.get(name) ?? new Map<string, number>();
    own.set(label, (own.get(label) ?? 0) + weight);
    votes.set(name, own);
  };
  turns.forEach((turn, index) => {
    for (const clause of clauses[index] ?? []) {
      for (const match of clause.plain.matchAll(INTRODUCES)) vote(turn.speaker, match[1] ?? match[2], 5);
      for (const match of clause.plain.matchAll(CALLS)) {
        const name = match[2] ?? match[3];
        vote(nextOther(turns, index), name, 2);
        vote(turns[index - 1]?.speaker, name, turns[index - 1]?.speaker === turn.speaker ? 0 : 1);
        vote(turn.speaker, name, -3);
      }
    }
  });
  return likeliest(votes);
}

function nextOther(turns: readonly Turn[], index: number): string | null {
  const speaker = turns[index]?.speaker;
  const next = turns[index + 1];
  return next && next.speaker !== speaker ? next.speaker : null;
}

function likeliest(votes: ReadonlyMap<string, ReadonlyMap<string, number>>): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, labels] of votes) {
    const best = [...labels].filter(([, weight]) => weight > 0).sort((a, b) => b[1] - a[1])[0];
    if (best) names.set(best[0], [...(names.get(best[0]) ?? []), name]);
  }
  return names;
}
