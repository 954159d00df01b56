import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { keptMeetingKey } from '../../../data/meetings/kept-meeting.ts';
import { useWriter } from '../../../data/use-writer.ts';
import { useClearingForm } from '../../../lib/forms/use-clearing-form.ts';
import { useCloseGuard } from '../../../ui/overlays/close-guard.tsx';
import { useNewMails } from '../mail-choice/use-mail-choice.ts';
import { timesAt } from '../page/way-out.tsx';
import type { DraftGuest } from '../people/guests.rules.ts';
import { isGuestUnfinished } from '../people/guests-field.tsx';
import type { Invited } from '../people/people.rules.ts';
import { useInvited } from '../people/use-invited.ts';
import { detailsOf, draftAt, draftTimes, emptyDraft, type MeetingDraft } from './meeting-form.rules.ts';
import type { MeetingInForm } from './meeting-in-form.ts';
import { useFreeSlot } from './time/use-free-slot.ts';
import { useRepeat } from './time/use-repeat.tsx';
import { useClashes } from './use-clashes.ts';
import { useBeginning, useKeptForm } from './use-kept-form.ts';
import { useMakeMeeting } from './use-make-meeting.ts';
import { useSayMade } from './use-say-made.ts';

export interface NewMeetingStart {
  /** When it is to be, in milliseconds, and in which room; without it at the next free working time. */
  readonly at?: { readonly start: number; readonly end: number; readonly roomId?: string | null } | null;
  /** Who is invited unless one changes that. */
  readonly people?: readonly Invited[];
  readonly guests?: readonly DraftGuest[];
  /** What it takes over from another meeting. */
  readonly like?: Partial<MeetingDraft>;
}

const nobody: readonly Invited[] = [];

/** The form of a new meeting: its values, its checks and its saving. */
export function useNewMeeting(start: NewMeetingStart, onMade: (made: Meeting) => void) {
  const { me, company, writer } = useWriter();
  const { timeZone, defaultMeetingDuration: length } = company.settings;
  const title = useLocation({ select: ({ state }) => state.meetingTitle ?? '' });
  const key = keptMeetingKey(writer);
  const begin = () => beginningOf(start, { me, timeZone, length, title });
  const { first, usual, isRestored, isKept } = useBeginning(key, begin);
  const form = useClearingForm<MeetingDraft>(first.draft);
  const invited = useInvited(first);
  const { people, guests, comers } = invited;
  const repeat = useRepeat(form, first.recurrence);
  const { recurrence } = repeat;
  const rest = { people, guests, recurrence: recurrence ?? null };
  const kept = useKeptForm({ key, form, rest, usual });
  useProposedTime({
    form,
    userId: me.id,
    length: Number(first.draft.length) || length,
    isWanted: !(start.at || isKept || first.draft.isAllDay),
    onPropose: kept.rebase,
  });
  const { clashes, overlooks, brokenRules, report } = useClashes(form, { userIds: comers, recurrence });
  const { make, failure } = useMakeMeeting(report);
  const mails = useNewMails(form, { ownId: me.id, people, guests });
  const sayMade = useSayMade();
  const guard = useCloseGuard({ isDirty: () => kept.isDirty, onDiscard: kept.forget });

  const submit = (isDraft: boolean) =>
    form.onSubmit(async (draft) => {
      const times = draftTimes(draft);
      if (!invited.judge() || isGuestUnfinished(invited.guestLine)) return;
      if (!times || recurrence === undefined) return;
      const made = await make({
        ...detailsOf(draft, times),
        participants: people.map(({ userId, role }) => ({ userId, role })),
        guests: [...guests],
        isDraft,
        ...mails.wire,
        allowClashes: overlooks,
        recurrence: isDraft ? null : recurrence,
      });
      if (!made) return;
      guard.release();
      kept.forget();
      sayMade(made, { members: people.length - 1, guests: guests.length, isMailed: mails.notify });
      onMade(made);
    });
  return {
    me,
    timeZone,
    form,
    invited,
    repeat,
    clashes,
    overlooks,
    brokenRules,
    failure,
    mails,
    isRestored,
    submit,
    close: guard.close,
    handOver: () => {
      guard.release();
      kept.handOver();
    },
  };
}

interface Given {
  readonly me: { readonly id: string; readonly displayName: string };
  readonly timeZone: string;
  readonly length: number;
  readonly title: string;
}

/** The creator has the chair until it is given to somebody else. */
function beginningOf(
  { at, people = nobody, guests = [], like = {} }: NewMeetingStart,
  { me, timeZone, length, title }: Given,
): MeetingInForm {
  const empty = { ...emptyDraft({ now: new Date(), timeZone, length }), title, ...like };
  const own = people.find(({ userId }) => userId === me.id);
  const others = people.filter(({ userId }) => userId !== me.id);
  const hasChair = people.some(({ role }) => role === 'chair');
  const creator = own ?? {
    userId: me.id,
    displayName: me.displayName,
    role: hasChair ? ('attendee' as const) : ('chair' as const),
  };
  return {
    draft: at ? draftAt(empty, at, timeZone) : empty,
    people: [hasChair ? creator : { ...creator, role: 'chair' }, ...others],
    guests,
    recurrence: null,
  };
}

interface Proposal {
  readonly form: ReturnType<typeof useClearingForm<MeetingDraft>>;
  readonly userId: string;
  /** Minutes. */
  readonly length: number;
  readonly isWanted: boolean;
  readonly onPropose: (times: Partial<MeetingDraft>) => void;
}

/** Fills in the next free working time, unless one has written another by then. */
function useProposedTime({ form, userId, length, isWanted, onPropose }: Proposal): void {
  const [from] = useState(Date.now);
  const [usual] = useState(() => form.getValues());
  const [day, start, chosen, isAllDay] = useWatch({
    control: form.control,
    name: ['day', 'start', 'length', 'isAllDay'],
  });
  const isUntouched = !isAllDay && day === usual.day && start === usual.start && chosen === usual.length;
  const isDone = useRef(false);
  const slot = useFreeSlot({ userIds: [userId], length, from, enabled: isWanted && isUntouched });
  useEffect(() => {
    // Written once, a time is one's choice, also where it comes back to what stood there.
    if (!isUntouched) isDone.current = true;
    if (!isWanted || isDone.current || !slot) return;
    isDone.current = true;
    const times = timesAt(form.getValues(), slot);
    onPropose(times);
    form.write(times);
  });
}
