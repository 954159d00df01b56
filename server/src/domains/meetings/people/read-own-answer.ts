import type { Answer } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { participantStore } from './participants.store.ts';

/** An answer with what was said with it, as `undoResponse` gives it back. */
export interface OwnAnswer {
  readonly answer: Answer;
  readonly reason: string;
  /** ISO instant; null where there is no answer yet. */
  readonly answeredAt: string | null;
}

/** The caller's answer to a meeting; undefined where they are not invited. */
export async function readOwnAnswer(scope: CompanyScope, meetingId: string): Promise<OwnAnswer | undefined> {
  const row = await participantStore.findAnswer(scope.db, meetingId, scope.actor.userId);
  return row && { ...row, answeredAt: row.answeredAt?.toISOString() ?? null };
}
