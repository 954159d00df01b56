import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { CardWords } from '../../shared/card-words.rules.ts';
import type { SpokenText } from './wording.rules.ts';

/** Words between somebody and the part they have: "chị Thu sẽ là người chủ trì". */
const between = /^(?:sẽ|là|làm|thì|người|là người|:|se|la|lam|thi|nguoi)$/iu;
/** Alone, a word for people is who speaks. */
const oneself = /^(?:tôi|tui|mình|tớ|em|anh|chị|cô|chú|bác|ông|bà|toi|minh|to|chi|co|chu|bac|ong)$/iu;

/** Who leads a meeting and who writes its minutes: "bác Lộc chủ trì", "thư ký là em Linh", "bác chủ trì". */
export const takeRoles = (
  said: SpokenText,
  pieces: readonly MessagePiece[],
): Pick<CardWords, 'chair' | 'secretary'> => ({
  chair: takeRole(said, pieces, 'chair'),
  secretary: takeRole(said, pieces, 'secretary'),
});

function takeRole(said: SpokenText, pieces: readonly MessagePiece[], cue: 'chair' | 'secretary'): string {
  const at = pieces.findIndex((piece) => piece.cue === cue);
  const own = pieces[at];
  if (own === undefined) return '';
  const who = personFrom(pieces, at, -1) ?? personFrom(pieces, at, 1);
  if (who === null) return '';
  said.mark({ from: Math.min(who.from, own.from), to: Math.max(who.to, own.to) });
  return who.text;
}

function personFrom(pieces: readonly MessagePiece[], at: number, step: 1 | -1): MessagePiece | null {
  let next = at + step;
  while (between.test(pieces[next]?.text ?? '')) next += step;
  const piece = pieces[next];
  // Behind the part only a name says who has it: "chủ trì giúp em".
  const isPerson = piece?.kind === 'name' || (step < 0 && oneself.test(piece?.text ?? ''));
  return piece !== undefined && isPerson ? piece : null;
}
