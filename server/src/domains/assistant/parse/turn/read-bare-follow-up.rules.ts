import { readFollowUp } from '@hopgon/engine/intent/acts/read-follow-up';
import { type Decided, decideAs } from '../decide/decide-intent.rules.ts';
import type { ReadText } from '../decide/read-text.rules.ts';
import type { SpokenContext } from './spoken-context.rules.ts';

interface BareFollowUp {
  readonly message: string;
  readonly decide: (said: ReadText) => Decided;
}

/**
 * "Thế còn thứ Tư?" where no question stands before it asks for that day; "thế còn chị Hà?" for her meetings or her tasks, which is
 * asked back.
 */
export function readBareFollowUp({ text, pieces }: ReadText, { before }: SpokenContext): BareFollowUp | null {
  const isOfCard = before?.kind === 'card' && !before.of.startsWith('respond');
  if (before?.kind === 'asked' || isOfCard) return null;
  const { time, names, company, rest } = readFollowUp(text, pieces);
  if (company || rest !== '' || (time === '' && names.length === 0)) return null;
  if (names.length === 0) return { message: `lịch họp ${time}`, decide: decideAs('agenda') };
  const message = `${names.join(', ')} có gì ${time}`.trim();
  return {
    message,
    decide: (said) => ({ ...decideAs('agenda')(said), rivals: time === '' ? ['person-tasks'] : [] }),
  };
}
