import { localTime } from '@hopgon/contract/time/zoned';
import { addMinutes } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listOwnNotes } from '../../../own-notes/list-own-notes.ts';
import { askBack, say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';

const leastScore = 0.5;
const mostShown = 6;

/** A note or reminder of the caller that goes: the one the words mean, without words the newest. */
export async function buildNoteDeletion(
  world: ActWorld,
  scope: CompanyScope,
  { place, chosenId }: ActContext,
  { words }: ActOf<'delete-note'>,
): Promise<ActOutcome> {
  const notes = await listOwnNotes(scope);
  const candidates = notes.map(({ id, text }) => ({ id, title: text }));
  const ranked =
    words === '' ? [] : await world.assistantReader.read(scope, 'rankByWords', words, candidates, []);
  const best = Math.max(leastScore, ...ranked.map(({ score }) => score));
  const meant = new Set(ranked.flatMap(({ id, score }) => (score >= best ? [id] : [])));
  const found =
    chosenId !== null
      ? notes.filter(({ id }) => id === chosenId)
      : words === ''
        ? notes.slice(0, 1)
        : notes.filter(({ id }) => meant.has(id));
  const [note] = found;
  if (note === undefined)
    return {
      kind: 'say',
      mentions: {},
      reply: say(
        words === ''
          ? 'Bạn chưa có ghi chú hay lời nhắc nào.'
          : `Không thấy ghi chú hay lời nhắc nào của bạn khớp với “${words}”. Hỏi “ghi chú của tôi” để xem lại.`,
      ),
    };
  if (found.length > 1) return askWhich(found.slice(0, mostShown));
  const at = note.remind_at;
  const local = at === null ? null : localTime(at, place.zone);
  const when =
    local === null
      ? ''
      : slotInWords({ start: local, end: addMinutes(local, 0) }).replace(/[–-]\d\d:\d\d$/u, '');
  const change = {
    kind: 'note-delete' as const,
    ...{ noteId: note.id, text: note.text, at: at?.toISOString() ?? null, when, warnings: [] },
  };
  return { kind: 'change', change, mentions: {} };
}

function askWhich(notes: readonly { readonly id: string; readonly text: string }[]): ActOutcome {
  const options = notes.map(({ id, text }) => ({ id, label: text }));
  const choices = options.map(({ label }) => ({ label, command: label }));
  return { kind: 'ask', options, reply: askBack('Bạn muốn xóa ghi chú nào?', choices) };
}
