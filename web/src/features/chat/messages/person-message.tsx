import type { AskedScope } from '@hopgon/contract/search/schemas';
import Pencil from 'lucide-react/icons/pencil';
import { useChatActions } from '../chat-actions.ts';
import { toContinue } from '../composer/placeholders.rules.ts';
import { scopeWords } from '../composer/scope-words.ts';
import { Line } from '../replies/prose.tsx';
import { CopyButton, FootButton, MessageFoot } from './message-foot.tsx';

interface PersonMessageProps {
  readonly content: string;
  readonly timestamp: string;
  /** Which meetings it was asked of, where that was chosen. */
  readonly scope: AskedScope | null;
  /** One that is not stored has its own ways to go on. */
  readonly isStored?: boolean;
}

/** What the person said: a bubble at the right. */
export function PersonMessage({ content, timestamp, scope, isStored = true }: PersonMessageProps) {
  const { fill } = useChatActions();
  return (
    <article aria-label="Bạn" className="group/message flex flex-col items-end">
      <div className="max-w-[min(68ch,92%)] rounded-panel rounded-br-bar border bg-sunken px-3.5 py-2 break-words whitespace-pre-wrap">
        <Line text={content} />
      </div>
      {scope !== null && <p className="text-small text-muted">Hỏi trong: {scopeWords[scope]}</p>}
      <MessageFoot timestamp={timestamp} atEnd>
        {isStored && (
          <FootButton label="Sửa và gửi lại" icon={<Pencil />} onClick={() => fill(toContinue(content))} />
        )}
        <CopyButton text={content} />
      </MessageFoot>
    </article>
  );
}
