import type { Scope } from '../../../platform/database/scope.ts';
import { sessionsStore } from '../sessions/sessions.store.ts';
import { chatSourcesStore } from './chat-sources.store.ts';

const replacement = 'Câu trả lời này đã được xóa theo quy tắc lưu giữ dữ liệu của công ty.';

/**
 * Empties answers that rest on meetings whose texts expire, and their cards; with the meetings themselves the conversations
 * about them go, too.
 */
export async function deleteMeetingTexts(
  scope: Scope,
  meetingIds: readonly string[],
  { withSessions }: { readonly withSessions: boolean },
): Promise<void> {
  if (withSessions) await sessionsStore.removeOfMeetings(scope.db, meetingIds);
  await chatSourcesStore.redactAbout(scope.db, meetingIds, replacement);
}
