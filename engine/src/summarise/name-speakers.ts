import type { Clause } from '../extract/clause.ts';
import { nameVoices } from '../extract/name-voices.ts';
import type { Turn } from '../transcript/turn.ts';

const NUMBERED = /^(?:speaker|spk|người nói|diễn giả|giọng|voice|participant|unknown)/iu;

/** Whether a recogniser numbered the voices, whose names only the talk can tell. */
export const hasNumberedVoices = (turns: readonly Turn[]): boolean =>
  turns.some(({ speaker }) => speaker !== null && NUMBERED.test(speaker));

/** Label → "Yến (Speaker 2)" where the talk tells who a numbered voice is. */
export function nameSpeakers(
  turns: readonly Turn[],
  clauses: readonly (readonly Clause[])[],
): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const [label, [name = '']] of nameVoices(turns, clauses)) {
    if (name !== '') named.set(label, `${name.charAt(0).toUpperCase()}${name.slice(1)} (${label})`);
  }
  return named;
}
