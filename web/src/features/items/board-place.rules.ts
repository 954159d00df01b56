import type { FollowUpState } from '@hopgon/contract/action-items/follow-ups/schemas';

/** What of the board the address asks for: a state, and words to begin with. */
export interface BoardPlace {
  readonly tinhtrang?: Exclude<FollowUpState, 'open'>;
  readonly tim?: string;
}

// Named here and not taken from the words of the page: every page loads what reads addresses.
const boardStates = ['overdue', 'proposed', 'done', 'declined', 'all'] as const;
const longestSearch = 100;

/** From the address; what is no state is left out, and so is what the board shows anyway. */
export function readBoardPlace({ tinhtrang, tim }: Readonly<Record<string, unknown>>): BoardPlace {
  const state = boardStates.find((known) => known === tinhtrang);
  return {
    ...(state !== undefined && { tinhtrang: state }),
    ...(typeof tim === 'string' && tim !== '' && { tim: tim.slice(0, longestSearch) }),
  };
}
