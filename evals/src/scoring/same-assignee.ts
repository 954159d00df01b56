import { scoredWords } from './text-overlap.ts';

const HONORIFICS = new Set(
  'anh chị em cô chú bác ông bà thầy bs đ c bạn dì cậu mẹ bố điều dưỡng bên'.split(' '),
);

/** Whether a name is one of those accepted: kinship titles aside, equal, or a fuller form of it. */
export function sameAssignee(found: string | null, accepted: readonly (string | null)[]): boolean {
  if (accepted[0] === null) return found === null || found === '';
  if (found === null || found === '') return false;
  const own = nameWords(found);
  return accepted.some((name) => name !== null && sameName(nameWords(name), own));
}

function nameWords(name: string): readonly string[] {
  const words = scoredWords(name);
  const kept = words.filter((word) => !HONORIFICS.has(word));
  return kept.length > 0 ? kept : words;
}

function sameName(wanted: readonly string[], own: readonly string[]): boolean {
  if (wanted.join(' ') === own.join(' ')) return true;
  const fuller = wanted.every((word) => own.includes(word)) && own.length - wanted.length <= 2;
  const shorter =
    wanted.length > 1 && own.every((word) => wanted.includes(word)) && own.at(-1) === wanted.at(-1);
  return fuller || shorter;
}
