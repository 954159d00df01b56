import type { SuggestedChange } from '@hopgon/contract/figures/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { useState } from 'react';
import { keptMeetingKey } from '../../../data/meetings/kept-meeting.ts';
import type { MeetingChanges } from '../../../data/meetings/meetings.ts';
import { useWriter } from '../../../data/use-writer.ts';
import { useClearingForm } from '../../../lib/forms/use-clearing-form.ts';
import { useCloseGuard } from '../../../ui/overlays/close-guard.tsx';
import { useChangeMails } from '../mail-choice/use-mail-choice.ts';
import { draftGuests, sameGuests } from '../people/guests.rules.ts';
import { peopleNews, sortPeople } from '../people/people.rules.ts';
import { useInvited } from '../people/use-invited.ts';
import {
  detailsOf,
  draftTimes,
  type MeetingDraft,
  meetingDraftOf,
  type Times,
} from './meeting-form.rules.ts';
import type { MeetingForm } from './meeting-form.ts';
import type { MeetingInForm } from './meeting-in-form.ts';
import { type ConflictKey, type Filled, partOf } from './merge-form.rules.ts';
import { fillProposed } from './proposed-form.rules.ts';
import { useRhythm } from './time/use-rhythm.tsx';
import { useClashes } from './use-clashes.ts';
import { type Side, useConflict } from './use-conflict.ts';
import { useBeginning, useKeptForm } from './use-kept-form.ts';
import { useSaveMeeting } from './use-save-meeting.ts';

const filledOf = (meeting: Meeting): Filled => ({
  draft: meetingDraftOf(meeting),
  people: sortPeople(
    meeting.participants.map(({ userId, displayName, role }) => ({ userId, displayName, role })),
  ),
  guests: draftGuests(meeting.guests),
});

/** What the form started from: kept with it, for it may be saved after another session began. */
interface Started extends MeetingInForm {
  readonly version: number;
  readonly started: Filled;
}

function startedWith(meeting: Meeting, proposed: SuggestedChange): Started {
  const started = filledOf(meeting);
  return { ...fillProposed(started, meeting, proposed), recurrence: null, version: meeting.version, started };
}

/** What stands in the form of a meeting that is changed, and what it comes to; a suggested change stands in it from the first. */
export function useEditMeeting(meeting: Meeting, onClose: () => void, proposed: SuggestedChange = {}) {
  const { me, writer } = useWriter();
  const key = keptMeetingKey(writer, meeting.id);
  const { first, usual, isRestored } = useBeginning(key, () => startedWith(meeting, proposed));
  // What one saw when the form opened; the page behind it may move on meanwhile.
  const [beginning, setBeginning] = useState({ version: first.version, filled: first.started });
  const form = useClearingForm<MeetingDraft>(first.draft);
  const invited = useInvited(first);
  const { people, guests } = invited;
  const news = peopleNews(beginning.filled.people, people);
  const rhythm = useRhythm(meeting, proposed.interval);
  const rest = { people, guests, recurrence: null, version: beginning.version, started: beginning.filled };
  const kept = useKeptForm({ key, form, rest, usual });
  const isDirty = () => kept.isDirty || rhythm.recurrence !== undefined;
  const guard = useCloseGuard({ isDirty, onDiscard: kept.forget });
  const takes = { userIds: invited.comers, isJoined: news !== '', recurrence: rhythm.recurrence };
  const { clashes, overlooks, brokenRules, report } = useChangeClashes(form, meeting, takes);
  const change = { ownId: me.id, meeting, started: beginning.filled, people, guests, rhythm };
  const mails = useChangeMails(form, change);
  const { meet, choose, ...conflict } = useConflict();
  const saving = useSaveMeeting(meeting, {
    before: detailsBefore(beginning.filled),
    onSaved: () => {
      guard.release();
      kept.forget();
      onClose();
    },
    onNewer: (newest, changes) => {
      const theirs = filledOf(newest);
      const mine = { draft: form.getValues(), people, guests };
      const filled = meet({ started: beginning.filled, mine, theirs, changes });
      form.write(filled.draft);
      invited.setPeople(filled.people);
      invited.setGuests(filled.guests);
      setBeginning({ version: newest.version, filled: theirs });
    },
    onClashes: report,
  });
  return {
    ...{ me, form, invited, news, rhythm, mails, isRestored },
    ...{ clashes, overlooks, brokenRules },
    close: guard.close,
    conflict,
    /** Puts the chosen side of a conflict into the form. */
    chooseSide(conflictKey: ConflictKey, side: Side) {
      choose(conflictKey, side);
      const filled = conflict.conflict?.[side];
      if (!filled) return;
      if (conflictKey === 'people') invited.setPeople(filled.people);
      else form.write(partOf(filled.draft, conflictKey));
    },
    changesOf: (written: MeetingDraft, times: Times): MeetingChanges => ({
      version: beginning.version,
      ...detailsOf(written, times),
      ...peopleChanges(beginning.filled, { people, guests }),
      allowClashes: overlooks,
      ...mails.wire,
    }),
    ...saving,
  };
}

function detailsBefore({ draft }: Filled): ReturnType<typeof detailsOf> | null {
  const times = draftTimes(draft);
  return times && detailsOf(draft, times);
}

interface Taken {
  readonly userIds: readonly string[];
  /** Somebody is new in it, or takes another part. */
  readonly isJoined: boolean;
  readonly recurrence: Recurrence | undefined;
}

/** What the meeting would clash with as it is changed. */
const useChangeClashes = (form: MeetingForm, meeting: Meeting, { userIds, isJoined, recurrence }: Taken) =>
  useClashes(form, {
    userIds,
    exceptMeetingId: meeting.id,
    recurrence,
    when: (times, { roomId }) =>
      meeting.status !== 'draft' && (isJoined || takesMore(meeting, times, roomId)),
  });

/** Whether it takes other hours or another room than before. */
const takesMore = (meeting: Meeting, { startsAt, endsAt }: Times, roomId: string): boolean =>
  startsAt.getTime() !== Date.parse(meeting.startsAt) ||
  endsAt.getTime() !== Date.parse(meeting.endsAt) ||
  roomId !== (meeting.room?.id ?? '');

/** Lists that were left as they were are not sent. */
const peopleChanges = (before: Filled, { people, guests }: Pick<Filled, 'people' | 'guests'>) => ({
  ...(peopleNews(before.people, people) !== '' && {
    participants: people.map(({ userId, role }) => ({ userId, role })),
  }),
  ...(!sameGuests(before.guests, guests) && { guests: [...guests] }),
});
