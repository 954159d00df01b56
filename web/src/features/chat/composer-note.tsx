import { useChatActions } from './chat-actions.ts';
import { type Block, blockWords } from './send-block.rules.ts';

/** Why what was written was not sent, said aloud as well; empty when there is nothing to say. */
export function ComposerNote({ block }: { readonly block: Block | null }) {
  const { start } = useChatActions();
  return (
    <div className={block ? 'flex flex-wrap items-baseline gap-x-3 px-1 pt-1 text-small' : undefined}>
      <p role="status" className="text-turmeric-ink">
        {block && blockWords[block]}
      </p>
      {block === 'no-session' && (
        <button type="button" className="link" onClick={start}>
          Bắt đầu cuộc mới
        </button>
      )}
    </div>
  );
}
