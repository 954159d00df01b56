import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '../../../ui/buttons/button.tsx';
import { useChatActions } from '../chat-actions.ts';
import { PersonMessage } from '../messages/person-message.tsx';
import { Markdown } from './markdown.tsx';
import { Prose } from './prose.tsx';
import { apology, type Turn } from './turn.rules.ts';
import { useWritten } from './written.ts';

/** What was just said, until it is stored. */
export const TurnView = ({ turn }: { readonly turn: Turn }) => (
  <>
    <PersonMessage
      content={turn.text}
      timestamp={new Date(turn.saidAt).toISOString()}
      scope={turn.scope}
      isStored={false}
    />
    <article aria-label="Trợ lý">
      {turn.answer !== null && <Prose content={turn.answer} />}
      {turn.answer === null && turn.state === 'waiting' && <Writing of={turn.idempotencyKey} />}
      {turn.state === 'failed' && <Failed turn={turn} />}
    </article>
  </>
);

/** What was said of the answer so far; before its first piece, that it is being written. */
function Writing({ of }: { readonly of: string }) {
  const said = useWritten(of);
  if (said === '') return <Typing />;
  return (
    <div aria-busy="true">
      <span className="sr-only">Trợ lý đang viết</span>
      <Markdown content={said} />
    </div>
  );
}

function Failed({ turn }: { readonly turn: Turn }) {
  const { send, reopen } = useChatActions();
  const { text, answer, reply } = turn;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className={answer === null ? undefined : 'text-small text-muted'}>
        {reply ?? (answer === null ? apology : 'Chưa lưu được vào cuộc trò chuyện này.')}
      </p>
      <Button size="small" icon={<RotateCcw />} onClick={() => send(text)}>
        Thử lại
      </Button>
      {answer === null && (
        <Button look="plain" size="small" icon={<Pencil />} onClick={() => reopen(turn)}>
          Sửa
        </Button>
      )}
    </div>
  );
}

const dots = ['', '[animation-delay:160ms]', '[animation-delay:320ms]'];

const Typing = () => (
  <p role="status" className="flex h-8 items-center gap-1.5">
    <span className="sr-only">Trợ lý đang trả lời</span>
    {dots.map((delay) => (
      <span
        key={delay}
        aria-hidden="true"
        className={`size-1.5 animate-[shimmer_1s_ease-in-out_infinite] rounded-full bg-muted motion-reduce:animate-none ${delay}`}
      />
    ))}
  </p>
);
