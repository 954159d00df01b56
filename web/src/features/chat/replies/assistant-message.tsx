import type { Card, ChatMessage } from '@hopgon/contract/chat/schemas';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useClocks } from '../../../data/use-clocks.ts';
import { ActionItemCard } from '../cards/action-item-card.tsx';
import { ChangeCard } from '../cards/change-card.tsx';
import { changeTitle } from '../cards/change-rows.rules.ts';
import { MinutesCard } from '../cards/minutes-card.tsx';
import { ProposedMeetingCard } from '../cards/proposed-meeting-card.tsx';
import { ReplacedCard } from '../cards/replaced-card.tsx';
import { SeveralCard } from '../cards/several-card.tsx';
import { useChatActions } from '../chat-actions.ts';
import { CopyButton, FootButton, MessageFoot } from '../messages/message-foot.tsx';
import { clockNote } from './clock-note.rules.ts';
import { Markdown } from './markdown.tsx';
import { Prose } from './prose.tsx';
import { ReadingView } from './reading-view.tsx';
import { SourceNote, UnsaidNote } from './source-note.tsx';

interface AssistantMessageProps {
  readonly message: ChatMessage;
  /** What it answers, when nothing was said since: it may be asked again. */
  readonly question: string | null;
}

/** What the assistant answered: plain text, a card to act on, or something that was read. */
export const AssistantMessage = ({ message, question }: AssistantMessageProps) => (
  <article aria-label="Trợ lý" className="group/message flex flex-col gap-1">
    {message.source && <UnsaidNote unsaid={message.source.unsaid} />}
    <Content message={message} />
    {message.source && <SourceNote source={message.source} />}
    {message.card === null && <ClockNote message={message} />}
    <MessageFoot timestamp={message.timestamp} steady={question !== null}>
      <CopyButton text={message.content} />
      {question !== null && <AskAgain question={question} />}
    </MessageFoot>
  </article>
);

function Content({
  message: { content, card, reading, source, sessionId },
}: {
  readonly message: ChatMessage;
}) {
  if (card)
    return (
      <div className="flex flex-col gap-2">
        {reading?.kind === 'beside' && <Prose content={reading.text} />}
        <CardView card={card} sessionId={sessionId} />
      </div>
    );
  if (reading) return <ReadingView content={content} reading={reading} />;
  return source?.by === 'model' ? <Markdown content={content} /> : <Prose content={content} />;
}

function CardView({ card, sessionId }: { readonly card: Card; readonly sessionId: string }) {
  const { change } = card;
  if (card.state === 'replaced')
    return <ReplacedCard title={change.kind === 'several' ? 'Các việc này' : changeTitle(change)} />;
  switch (change.kind) {
    case 'meeting':
      return <ProposedMeetingCard card={card} change={change} sessionId={sessionId} />;
    case 'action-item':
      return <ActionItemCard card={card} change={change} sessionId={sessionId} />;
    case 'minutes':
      return <MinutesCard card={card} change={change} sessionId={sessionId} />;
    case 'several':
      return <SeveralCard card={card} change={change} sessionId={sessionId} />;
    default:
      return <ChangeCard card={card} change={change} sessionId={sessionId} />;
  }
}

function ClockNote({ message: { content, timestamp } }: { readonly message: ChatMessage }) {
  const note = clockNote(content, timestamp, useClocks());
  return note && <p className="text-small text-muted">{note}</p>;
}

function AskAgain({ question }: { readonly question: string }) {
  const { send } = useChatActions();
  return <FootButton label="Hỏi lại" icon={<RotateCcw />} onClick={() => send(question)} />;
}
