import type { AssistantReply } from './render/reply.rules.ts';
import type { AskedBack, Mentions } from './shared/dialogue-state.rules.ts';

/** The answer to a message by itself, what it speaks of, and what it asks back. */
export interface ParsedAnswer {
  readonly reply: AssistantReply;
  readonly mentions: Mentions;
  readonly pending: AskedBack | null;
  /** Nothing is called what the words name: they may ask what was said instead. */
  readonly isUnfound?: boolean;
  /** Nothing answers, and what is near may. */
  readonly mayAnswer?: boolean;
}

export const answer = (
  reply: AssistantReply,
  mentions: Mentions = {},
  pending: AskedBack | null = null,
): ParsedAnswer => ({ reply, mentions, pending });

/** Of more than these nobody speaks as of what was just said. */
export const mostSpokenOf = 6;
