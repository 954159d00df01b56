import { countStep } from '../classify/feature-steps.ts';
import { mixHash, nameHash } from '../classify/hash.ts';
import { sharedCount } from '../clauses/content-words.ts';
import type { MeetingView, ScoredClause } from './meeting-view.ts';

/** How many turns behind a clause are read for its outcome. */
const FOLLOWING = 3;

/** The classes of all that is said in the turn and the next ones, and whether what a question asks for is named there. */
export function followFeatures(head: ScoredClause, { byTurn }: MeetingView): number[] {
  const asked = head.phrases.find(({ classes }) => classes.includes('ask'));
  const word = asked === undefined ? 0 : (head.tokens[asked.from]?.hash ?? 0);
  return Array.from({ length: FOLLOWING + 1 }, (_, step) => step).flatMap((step) => {
    const clauses = (byTurn[head.turn + step] ?? []).filter(({ index }) => index > head.index);
    if (clauses.length === 0) return [nameHash(`follow ${step} nothing`)];
    const where = nameHash(`follow ${step} ${clauses[0]?.speaker === head.speaker}`);
    const classes = new Set(clauses.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.classes)));
    const isTimed = clauses.some(({ times }) => times.length > 0);
    const counts = clauses.some(({ tokens }) => tokens.some(({ text }) => /\d/u.test(text)));
    const shared = Math.max(...clauses.map(({ rare }) => sharedCount(head.rare, rare)));
    return [
      ...[...classes].map((name) => mixHash(where, nameHash(name))),
      mixHash(where, nameHash(`shared ${Math.min(3, shared)}`)),
      mixHash(where, mixHash(word, nameHash(`timed ${isTimed} ${counts}`))),
      mixHash(
        where,
        nameHash(`words ${countStep(clauses.reduce((sum, { tokens }) => sum + tokens.length, 0))}`),
      ),
    ];
  });
}
