import type { CardChange } from '@hopgon/contract/chat/changes';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import type { SpokenTime } from '../parse/turn/spoken-time.rules.ts';
import type { AssistantReply } from '../render/reply.rules.ts';
import type { DialogueState, Mentions, Option } from '../shared/dialogue-state.rules.ts';
import type { Slot, Workplace } from '../shared/workplace.rules.ts';

/** The result of an act: a change for a card, a question back, or an answer that it cannot be done. */
export type ActOutcome =
  | { readonly kind: 'change'; readonly change: CardChange; readonly mentions: Mentions }
  | {
      readonly kind: 'ask';
      readonly reply: AssistantReply;
      readonly options: readonly Option[];
      /** As below; the options are what lies nearest. */
      readonly isUnfound?: boolean;
    }
  | {
      readonly kind: 'say';
      readonly reply: AssistantReply;
      readonly mentions: Mentions;
      /** Nothing is called what the words name: they may ask what was said instead. */
      readonly isUnfound?: boolean;
    };

/** What an act is read against. */
export interface ActContext {
  readonly place: Workplace;
  readonly state: DialogueState;
  readonly times: Readonly<Record<string, SpokenTime>>;
  /** What was chosen where words meant several: the id of a meeting, a task or a person. */
  readonly chosenId: string | null;
  /** When a meeting begins once the open card is confirmed; absent where that moves none. */
  readonly moved?: { readonly meetingId: string; readonly start: LocalTime } | null;
  /** When the new meeting of the open card is; absent where that makes none. */
  readonly planned?: Slot | null;
}

export type ActOf<Kind extends SpokenAct['kind']> = Extract<SpokenAct, { kind: Kind }>;
