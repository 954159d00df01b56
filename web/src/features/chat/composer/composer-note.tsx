import { type Block, blockWords } from './send-block.rules.ts';

/** Why what was written was not sent, said aloud as well; empty when there is nothing to say. */
export const ComposerNote = ({ block }: { readonly block: Block | null }) => (
  <p role="status" className={block ? 'px-1 pt-1 text-small text-turmeric-ink' : undefined}>
    {block && blockWords[block]}
  </p>
);
