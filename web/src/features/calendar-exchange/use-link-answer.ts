import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import type { ReadTimes } from '@hopgon/contract/meetings/schemas';
import { useState } from 'react';
import { useAnswerByLink } from '../../data/meetings/calendar-exchange.ts';
import { isSameTime } from '../../data/meetings/moved-words.ts';
import type { GivenAnswer } from './invitation-words.ts';

interface ChosenAnswer {
  readonly answer: GivenAnswer;
  /** When the meeting was as it was chosen: a choice for another time is none. */
  readonly times: ReadTimes;
}

const given = (answer: LinkedInvitation['person']['answer']): GivenAnswer | null =>
  answer === 'waiting' ? null : answer;

/** What the bearer of a link answers, for the time they have read. */
export function useLinkAnswer(token: string, invitation: LinkedInvitation, meant: GivenAnswer | null) {
  const { mutate, isPending, error, isSuccess } = useAnswerByLink(token);
  const { person, startsAt, endsAt } = invitation;
  const times = { startsAt, endsAt };
  const [firstRead, setFirstRead] = useState(times);
  const start = meant ?? given(person.answer);
  const [choice, setChoice] = useState<ChosenAnswer | null>(start && { answer: start, times });
  const [reason, setReason] = useState(person.answerReason);
  const chosen = choice && isSameTime(choice.times, times) ? choice.answer : null;

  const onSuccess = ({ person: { answer, answerReason }, ...now }: LinkedInvitation) => {
    const answered = given(answer);
    setFirstRead({ startsAt: now.startsAt, endsAt: now.endsAt });
    setChoice(answered && { answer: answered, times: now });
    setReason(answerReason);
  };
  return {
    chosen,
    choose: (answer: GivenAnswer) => setChoice({ answer, times }),
    reason,
    setReason,
    /** The earlier time, where the meeting has moved since it was answered or first read. */
    earlier: person.earlier ?? (isSameTime(firstRead, times) ? null : firstRead),
    send: (answer: GivenAnswer) => {
      const said = answer === 'accepted' ? '' : reason.normalize('NFC').trim();
      mutate({ by: 'button', body: { token, times, answer, reason: said } }, { onSuccess });
    },
    sendCalendar: (calendar: string) => mutate({ by: 'calendar', body: { token, calendar } }, { onSuccess }),
    isPending,
    error,
    isSuccess,
  };
}
