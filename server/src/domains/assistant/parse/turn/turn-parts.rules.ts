import type { KnownTitle } from '@hopgon/engine/intent/acts/mark-titles';
import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import type { SpokenTime } from './spoken-time.rules.ts';

/** What is read of a message beside its kind. */
export interface TurnParts {
  readonly message: string;
  readonly kind: IntentKind;
  readonly change: SpokenChange;
  /** A room of the company; empty where none is named. */
  readonly room: string;
  readonly times: Readonly<Record<string, SpokenTime>>;
  readonly pieces: readonly MessagePiece[];
  readonly titles: readonly KnownTitle[];
  readonly now: LocalTime;
}
