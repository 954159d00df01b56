import type { CardChange } from '@hopgon/contract/chat/changes';
import type { ActOutcome } from '../act-outcome.rules.ts';

/** An open card as words changed it, or what has to be said first. */
export type CardAnswer = { readonly kind: 'changed'; readonly change: CardChange } | ActOutcome;
