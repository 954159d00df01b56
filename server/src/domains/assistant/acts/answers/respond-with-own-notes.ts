import { localTime } from '@hopgon/contract/time/zoned';
import { addMinutes } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listOwnNotes } from '../../../own-notes/list-own-notes.ts';
import { say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';

/** The caller's own notes and reminders, the newest first. */
export async function respondWithOwnNotes(scope: CompanyScope, { place }: ActContext): Promise<ActOutcome> {
  const notes = await listOwnNotes(scope);
  const lines = notes.map(({ text, remind_at: remindAt }) => {
    if (remindAt === null) return `- ${text}`;
    const at = localTime(remindAt, place.zone);
    return `- ${text} (nhắc ${slotInWords({ start: at, end: addMinutes(at, 0) }).replace(/[–-]\d\d:\d\d$/u, '')})`;
  });
  const head =
    notes.length === 0
      ? 'Bạn chưa có ghi chú hay lời nhắc riêng nào.'
      : `Bạn có ${notes.length} ghi chú và lời nhắc riêng:`;
  return { kind: 'say', mentions: {}, reply: say([head, ...lines].join('\n')) };
}
