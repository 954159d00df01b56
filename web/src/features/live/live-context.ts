import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { createContext, use } from 'react';
import type { LiveStep } from '../../data/meetings/live.ts';

interface LivePageState {
  readonly meeting: Meeting;
  readonly live: LiveMeeting;
  /** Who looks at it. */
  readonly userId: string;
  /** The server's clock, in milliseconds, by the browser's own. */
  readonly serverNow: () => number;
  readonly take: (step: LiveStep) => void;
  /** Asks for a new vote, in a dialog that stays when the window changes its columns. */
  readonly askForMotion: () => void;
}

export const LiveContext = createContext<LivePageState | null>(null);

export function useLivePage(): LivePageState {
  const state = use(LiveContext);
  if (!state) throw new Error('outside of a meeting that is held');
  return state;
}
