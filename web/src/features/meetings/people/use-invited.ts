import { useRef, useState } from 'react';
import type { MeetingInForm } from '../form/meeting-in-form.ts';
import { chairProblem, type Invited } from './people.rules.ts';

/** The people and guests in the form of a meeting. */
export function useInvited(first: Pick<MeetingInForm, 'people' | 'guests'>) {
  const [people, setPeople] = useState(first.people);
  const [guests, setGuests] = useState(first.guests);
  const [error, setError] = useState<string | undefined>();
  const guestLine = useRef<HTMLInputElement>(null);
  return {
    people,
    setPeople: (next: readonly Invited[]) => {
      setError(undefined);
      setPeople(next);
    },
    guests,
    setGuests,
    /** The line a guest is written in. */
    guestLine,
    error,
    /** Whether somebody leads the meeting; says so where nobody does. */
    judge(): boolean {
      const problem = chairProblem(people);
      setError(problem);
      return problem === undefined;
    },
    /** Whose time the meeting takes. */
    comers: people.filter(({ role }) => role !== 'informed').map(({ userId }) => userId),
  };
}
