import type { MeetingContext } from '../meeting-context.ts';
import { perMeeting } from '../per-meeting.ts';
import type { Clause } from './clause.ts';
import { contentWords } from './content-words.ts';

const contentsKnown = perMeeting(() => new Map<Clause, ReadonlySet<string>>());

/** The words of a clause that carry its matter. */
export function clauseContent(clause: Clause, context: MeetingContext): ReadonlySet<string> {
  const known = contentsKnown(context);
  const content = known.get(clause);
  if (content) return content;
  const read = contentWords(clause.words);
  known.set(clause, read);
  return read;
}
