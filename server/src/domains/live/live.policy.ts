import type { Refusal } from '@hopgon/contract/failure';
import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';

/** What a person who may view a meeting is to it while it is held. */
export interface LiveStanding {
  readonly mayEnter: boolean;
  readonly part: ParticipantRole | null;
  readonly isCreator: boolean;
  readonly hasChair: boolean;
}

const unless = (allowed: boolean, code: Exclude<Refusal, null>): Refusal => (allowed ? null : code);

const enter = ({ mayEnter }: LiveStanding): Refusal => unless(mayEnter, 'not_invited');

const run = (standing: LiveStanding): Refusal => {
  const { part, isCreator, hasChair } = standing;
  const leads = part === 'chair' || part === 'secretary' || (isCreator && !hasChair);
  return enter(standing) ?? unless(leads, 'not_allowed');
};

/** Everybody invited enters, writes and asks to speak; chair and secretary run the meeting, or its creator while nobody chairs it. */
export const livePolicy = {
  enter,
  run,
  removeSpeaker: (standing: LiveStanding, isOneself: boolean): Refusal =>
    isOneself ? enter(standing) : run(standing),
};
