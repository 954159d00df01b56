import type { Turn } from '../transcript/turn.ts';

const ALWAYS = ['tôi', 'tui', 'tớ'];
const JUNIOR = ['em', 'con', 'cháu'];
const SENIOR = ['anh', 'chị', 'cô', 'chú', 'bác', 'thầy'];
const POLITE = /(?<!\p{L})(?:dạ|vâng|ạ|thưa)(?!\p{L})/iu;

/** The words a speaker means by "I": surely tôi; em, con, cháu where they also speak politely; else the title they carry in their label. */
export function selfWords(speaker: string, turns: readonly Turn[]): ReadonlySet<string> {
  const own = turns.filter((turn) => turn.speaker === speaker);
  const polite = own.filter((turn) => POLITE.test(turn.text)).length * 4 >= own.length;
  const title = speaker.split(' ')[0]?.toLowerCase() ?? '';
  return new Set([...ALWAYS, ...(polite ? JUNIOR : []), ...(SENIOR.includes(title) ? [title] : [])]);
}
