import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { readItem } from '../../action-items/read-item.ts';
import { slotInWords } from '../render/slot-in-words.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import type { DialogueState } from '../shared/dialogue-state.rules.ts';
import { findSpokenMeeting } from './find-spoken-meeting.ts';
import { slotOfMeeting } from './meant-meeting.rules.ts';

/** What the conversation spoke of last, as a letter names it: a task, else a meeting; null where it spoke of neither. */
export async function findSpokenSubject(
  world: ActWorld,
  scope: CompanyScope,
  { itemIds, meetingIds }: Pick<DialogueState, 'itemIds' | 'meetingIds'>,
): Promise<string | null> {
  const [itemId] = itemIds;
  const task = itemId === undefined ? null : await findTitle(world, scope, itemId);
  if (task !== null) return `việc “${task}”`;
  const meeting = await findSpokenMeeting(world, scope, meetingIds[0]);
  // Nobody outside a closed meeting learns of it by a letter.
  return meeting === null || meeting.visibility === 'closed'
    ? null
    : `cuộc họp “${meeting.title}” (${slotInWords(slotOfMeeting(meeting))})`;
}

async function findTitle(world: ActWorld, scope: CompanyScope, itemId: string): Promise<string | null> {
  try {
    const { title, isOfClosedMeeting } = await readItem(world, scope, itemId);
    return isOfClosedMeeting === true ? null : title;
  } catch (error) {
    // Gone, or no longer the caller's to see.
    if (!(error instanceof Failure)) throw error;
    return null;
  }
}
