import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MeetingForm } from '../form/meeting-form.ts';
import type { Filled } from '../form/merge-form.rules.ts';
import { useTimes } from '../form/time/use-times.ts';
import { type Group, type Mailing, mailingOfChange, mailingOfNew } from './mail-choice.rules.ts';

export interface MailChoice {
  readonly mailing: Mailing;
  readonly notify: boolean;
  readonly choose: (notify: boolean) => void;
  /** Guests from outside are invited by mail in any case. */
  readonly hasNewGuests: boolean;
  /** What is sent of it. */
  readonly wire: { readonly notify?: boolean };
}

/** Whether the people of a new meeting are mailed. */
export function useNewMails(form: MeetingForm, group: Group): MailChoice {
  return useMailChoice(mailingOfNew(group, useTimes(form), Date.now()), group.guests.length > 0);
}

interface Changing extends Group {
  readonly meeting: Pick<Meeting, 'status'>;
  readonly started: Filled;
  readonly rhythm: { readonly recurrence: unknown };
}

/** Whether people are mailed of what is changed in the form. */
export function useChangeMails(
  form: MeetingForm,
  { ownId, people, guests, meeting: { status }, started, rhythm }: Changing,
): MailChoice {
  const draft = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const hasNewRhythm = rhythm.recurrence !== undefined;
  const had = new Set(started.guests.map(({ email }) => email));
  return useMailChoice(
    mailingOfChange({ ownId, status, started, now: { draft, people, guests }, hasNewRhythm }),
    guests.some(({ email }) => !had.has(email)),
  );
}

/** What one chose, else what is usual for what stands in the form. */
function useMailChoice(mailing: Mailing, hasNewGuests: boolean): MailChoice {
  const [chosen, choose] = useState<boolean | null>(null);
  const isAsked = mailing.kind === 'asked';
  const notify = isAsked ? (chosen ?? mailing.usual) : mailing.kind === 'always';
  return { mailing, notify, choose, hasNewGuests, wire: isAsked ? { notify } : {} };
}
