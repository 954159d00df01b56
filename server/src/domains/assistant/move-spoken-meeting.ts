import type { CardChange } from '@hopgon/contract/chat/changes';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { ActContext, ActOutcome } from './acts/act-outcome.rules.ts';
import { buildAct } from './acts/build-act.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import type { ActWorld } from './resolve/acts/find-meant-meetings.ts';

interface SpokenMove {
  readonly act: SpokenAct;
  readonly outcome: ActOutcome;
  /** The open card cancels or answers that meeting: the move replaces it. */
  readonly isInstead: boolean;
}

/** "Dời sang chiều mai" of the meeting spoken of last; null where the message says anything else. */
export async function moveSpokenMeeting(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  { asked, change }: ParsedTurn,
  openChange: CardChange | null,
): Promise<SpokenMove | null> {
  const [to] = change.times;
  const [meetingId] = context.state.meetingIds;
  if (asked.kind !== 'change-meeting' || asked.change !== 'move' || to === undefined) return null;
  if (meetingId === undefined || change.leftover !== '') return null;
  const act = { kind: 'move', words: '', times: [], people: [], to, by: null } as const;
  const outcome = await buildAct(world, scope, context, act);
  const isOpen =
    (openChange?.kind === 'meeting-cancel' || openChange?.kind === 'answer') &&
    openChange.meetingId === meetingId;
  return { act, outcome, isInstead: isOpen && outcome.kind === 'change' };
}
