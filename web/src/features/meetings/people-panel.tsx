import type { Participant, Visibility } from '@hopgon/contract/meetings/schemas';
import Building2 from 'lucide-react/icons/building-2';
import Lock from 'lucide-react/icons/lock';
import { Avatar } from '../../ui/avatar.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { AnswerMark } from './answer-mark.tsx';
import { roleWords, visibilityWords } from './meeting-words.ts';
import { countAnswers, sortPeople } from './people.rules.ts';

interface PeoplePanelProps {
  readonly participants: readonly Participant[];
  readonly visibility: Visibility;
}

/** Who is asked to come, as what, and what they said. */
export const PeoplePanel = ({ participants, visibility }: PeoplePanelProps) => (
  <Panel>
    <PanelHead title="Thành phần" aside={`${participants.length} người`} />
    <p className="px-5 pt-3 text-small text-muted">{countAnswers(participants)}</p>
    <ul className="py-1.5">
      {sortPeople(participants).map(({ userId, displayName, role, answer, answerReason }) => (
        <li key={userId} className="flex items-start gap-3 px-5 py-2">
          <Avatar id={userId} name={displayName} />
          <div className="min-w-0 flex-1">
            <p className="font-medium break-words">{displayName || 'Chưa đặt tên'}</p>
            <p className="text-small text-muted">{roleWords[role]}</p>
            {answerReason && <p className="text-small break-words text-muted">“{answerReason}”</p>}
          </div>
          <AnswerMark answer={answer} />
        </li>
      ))}
    </ul>
    <p className="flex items-center gap-2 border-t px-5 py-2.5 text-small text-muted">
      {visibility === 'company' ? <Building2 className="size-4" /> : <Lock className="size-4" />}
      {visibilityWords[visibility]} xem được cuộc họp này
    </p>
  </Panel>
);
