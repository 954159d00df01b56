import type { Participant } from '@hopgon/contract/meetings/schemas';
import { Avatar } from '../../ui/avatar.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { AnswerMark } from './answer-mark.tsx';
import { roleWords } from './meeting-words.ts';
import { countAnswers, sortPeople } from './people.rules.ts';

/** Who is asked to come, as what, and what they said. */
export const PeoplePanel = ({ participants }: { readonly participants: readonly Participant[] }) => (
  <Panel>
    <PanelHead title="Thành phần" aside={countAnswers(participants)} />
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
  </Panel>
);
