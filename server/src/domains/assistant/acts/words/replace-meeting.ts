import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';
import { buildAnswer } from '../build-answer.ts';
import { buildCancellation } from '../cards/build-cancellation.ts';
import type { CardAnswer } from './card-answer.rules.ts';

type OfMeeting = Extract<SingleChange, { kind: 'meeting-cancel' | 'answer' }>;

/** The same done with the meeting of that name on another day: "bữa thứ Ba á"; null where the words name no other. */
export async function replaceMeeting(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: OfMeeting,
  { times: said }: SpokenChange,
): Promise<CardAnswer | null> {
  const times = said.filter((one) => context.times[one]?.saysDay === true);
  if (times.length === 0) return null;
  const about = { words: change.title, times, people: [], isNamed: true };
  const elsewhere = { ...context, chosenId: null };
  const found: ActOutcome =
    change.kind === 'answer'
      ? await buildAnswer(world, scope, elsewhere, {
          kind: 'respond',
          ...about,
          answer: change.answer,
          arrives: '',
          reason: change.reason,
        })
      : await buildCancellation(world, scope, elsewhere, {
          kind: 'cancel',
          ...about,
          all: false,
          reason: change.reason,
        });
  if (found.kind !== 'change' || !('meetingId' in found.change)) return null;
  return found.change.meetingId === change.meetingId ? null : { kind: 'changed', change: found.change };
}
