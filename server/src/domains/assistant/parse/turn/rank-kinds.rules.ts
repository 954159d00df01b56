import { findTitleRuns } from '@hopgon/engine/intent/acts/mark-titles';
import type { MessageState } from '@hopgon/engine/intent/intent';
import { rankIntents } from '@hopgon/engine/intent/read-intent';
import { likelierAsNew, likelierByTitle, likelierByTopic } from '../../shared/intent-groups.rules.ts';
import type { ReadText } from './decide-intent.rules.ts';
import { plansMeeting } from './plans-meeting.rules.ts';
import type { SpokenContext } from './spoken-context.rules.ts';

/** The kinds by what the words, the titles they hold and what was spoken of before say; `isNew`: a meeting that is not there is planned. */
export function rankKinds(said: ReadText, { titles }: SpokenContext, before: MessageState) {
  const runs = findTitleRuns(said.text, titles);
  const named = likelierByTitle(rankIntents(said.reading, before), runs);
  const isNew = !runs.some(({ kinds }) => kinds.has('meeting')) && plansMeeting(said);
  const isOfTopic = runs.length === 0 && before?.kind === 'after';
  const ofTopic = isOfTopic ? likelierByTopic(named, before.of) : named;
  const planned = isNew ? 'schedule' : said.pieces.some(({ cue }) => cue === 'poll') ? 'poll' : null;
  return { ranked: planned === null ? ofTopic : likelierAsNew(ofTopic, planned), isNew };
}
