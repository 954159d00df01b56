import { visibilityWords } from '@hopgon/contract/meetings/names';
import type { Answer, Meeting } from '@hopgon/contract/meetings/schemas';
import { roleNames } from '@hopgon/contract/minutes/names';
import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { waitingMailsQuery } from '../../../data/email.ts';
import { countAnswers, peopleInWords } from '../../../data/meetings/answer-words.ts';
import { waitingWords } from '../../../data/waiting-words.rules.ts';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { AnswerMark } from './answer-mark.tsx';
import { sortPeople } from './people.rules.ts';

/** Who is asked to come, as what, and what they said; guests from outside after the members. */
export function PeoplePanel({ meeting }: { readonly meeting: Meeting }) {
  const { participants, guests, visibility, status } = meeting;
  const everyone = [...participants, ...guests];
  const isDraft = status === 'draft';
  const isOver = status === 'completed';
  return (
    <Panel>
      <PanelHead title="Thành phần" aside={peopleInWords(meeting)} />
      {!isDraft && <p className="px-5 pt-3 text-small text-muted">{countAnswers(everyone, isOver)}</p>}
      <ul className="py-1.5">
        {sortPeople(participants).map(({ userId, displayName, role, answer, answerReason }) => (
          <PersonRow
            key={userId}
            picture={<Avatar id={userId} name={displayName} />}
            name={displayName || 'Chưa đặt tên'}
            note={roleNames[role]}
            reason={answerReason}
            answer={isDraft ? null : answer}
            isOver={isOver}
          />
        ))}
        {guests.map(({ id, name, email, role, answer, answerReason }) => (
          <PersonRow
            key={id}
            picture={<GuestMark />}
            name={name}
            note={`${roleNames[role]} ngoài công ty${email ? ` · ${email}` : ''}`}
            reason={answerReason}
            answer={isDraft ? null : answer}
            isOver={isOver}
          />
        ))}
      </ul>
      {guests.length > 0 && <WaitingMails meeting={meeting} />}
      <p className="flex items-center gap-2 border-t px-5 py-2.5 text-small text-muted">
        {visibility === 'company' ? <Building2 className="size-4" /> : <Lock className="size-4" />}
        {visibilityWords[visibility]} xem được cuộc họp này
      </p>
    </Panel>
  );
}

/** Why guests have had no mail yet, to the person for whom it waits. */
function WaitingMails({ meeting: { id, series } }: { readonly meeting: Meeting }) {
  const { data = [] } = useQuery(waitingMailsQuery);
  const ours = data.filter(({ subjectId }) => subjectId === id || subjectId === series?.id);
  const [first] = ours;
  if (!first) return null;
  return (
    <p role="status" className="border-t bg-turmeric-soft px-5 py-2.5 text-small text-turmeric-ink">
      {waitingWords(first)}
    </p>
  );
}

const GuestMark = () => (
  <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-muted">
    <Mail aria-hidden="true" />
  </span>
);

interface PersonRowProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly note: string;
  readonly reason: string;
  /** Null while nobody was asked. */
  readonly answer: Answer | null;
  readonly isOver: boolean;
}

const PersonRow = ({ picture, name, note, reason, answer, isOver }: PersonRowProps) => (
  <li className="flex items-start gap-3 px-5 py-2 max-[20rem]:flex-wrap">
    {picture}
    <div className="min-w-0 flex-1">
      <p className="font-medium break-words">{name}</p>
      <p className="text-small break-words text-muted">{note}</p>
      {reason && <p className="text-small break-words text-muted">“{reason}”</p>}
    </div>
    {answer && <AnswerMark answer={answer} isOver={isOver} />}
  </li>
);
