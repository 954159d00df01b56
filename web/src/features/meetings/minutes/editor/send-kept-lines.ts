import type { QueryClient } from '@tanstack/react-query';
import { minutesQuery, shownMinutes } from '../../../../data/meetings/minutes.ts';
import { takeLineStep } from '../../../../data/meetings/minutes-lines.ts';
import { lineLock, meetingsWithUnsentLines, unsentLinesOf } from '../../../../data/meetings/unsent-lines.ts';
import { transcriptQuery } from '../../../../data/transcripts/transcripts.ts';
import { exclusive } from '../../../../lib/exclusive/exclusive.ts';
import { logProblem } from '../../../../lib/log-problem.ts';
import { toast } from '../../../../ui/overlays/toast.ts';
import type { Drafts, LineDraft } from './drafts.rules.ts';
import { inKnownSections, isLineDraft, restoredDrafts, withoutDraft } from './kept-drafts.rules.ts';
import { lineSaving } from './line-saving.ts';
import { createSaveQueue } from './save-queue.ts';
import { keepChanges } from './use-drafts.ts';

interface Writer {
  readonly personId: string;
  readonly companyId: string;
}

const begun = new Set<string>();

/**
 * Saves the lines that wait for the server, whatever page is open. Where the minutes are, their editor saves them, and this
 * waits until it is closed. `isCurrent`: the writer still works here.
 */
export function sendKeptLines(client: QueryClient, writer: Writer, isCurrent: () => boolean): void {
  for (const meetingId of meetingsWithUnsentLines(writer)) {
    const place = { ...writer, meetingId };
    const lock = lineLock(place);
    if (begun.has(lock)) continue;
    begun.add(lock);
    exclusive(lock, async () => (isCurrent() ? sendLinesOf(client, place) : undefined))
      .catch((error: unknown) => logProblem('Lines of minutes still wait here.', error))
      .finally(() => begun.delete(lock));
  }
}

const isQueued = ({ state }: LineDraft): boolean => state === 'queued';

async function sendLinesOf(
  client: QueryClient,
  place: Writer & { readonly meetingId: string },
): Promise<void> {
  const { meetingId } = place;
  const rows = unsentLinesOf(place, isLineDraft);
  let drafts: Drafts = restoredDrafts(rows.list());
  const queued = Object.values(drafts).filter(isQueued);
  if (queued.length === 0) return;
  const { minutes } = await client.fetchQuery(minutesQuery(meetingId));
  if (!minutes?.can.edit) return warn(queued);
  const spoken = await client.fetchQuery(transcriptQuery(meetingId)).catch(() => null);
  const sections = () => (shownMinutes(client, meetingId).now() ?? minutes).sections;
  const hold = (next: Drafts) => {
    keepChanges(rows, drafts, next);
    drafts = next;
  };
  const store = {
    get: (key: string) => inKnownSections(drafts, sections())[key],
    patch(key: string, part: Partial<LineDraft>) {
      const draft = drafts[key];
      if (draft) hold({ ...drafts, [key]: { ...draft, ...part } });
    },
    remove: (key: string, heir: string | null) => hold(withoutDraft(drafts, key, heir)),
    sections,
    hasLine: (id: string) => sections().some(({ lines }) => lines.some((line) => line.id === id)),
  };
  const queue = createSaveQueue();
  const { save } = lineSaving(
    store,
    queue,
    (step) => takeLineStep(client, meetingId, step),
    spoken?.transcript === null,
  );
  for (const { key } of queued) save(key);
  await queue.run(async () => undefined);
  const left = queued.flatMap(({ key }) => drafts[key] ?? []);
  if (left.length < queued.length)
    toast.say(`Đã lưu ${queued.length - left.length} dòng biên bản gõ lúc mất mạng`);
  warn(left.filter((draft) => !isQueued(draft)));
}

const warned = new Set<string>();

/** Once for each line: it stays in its minutes, where its person decides about it. */
function warn(lines: readonly LineDraft[]): void {
  const fresh = lines.filter(({ key }) => !warned.has(key));
  for (const { key } of fresh) warned.add(key);
  const [first] = fresh;
  if (!first) return;
  toast.sayUntilClosed(
    `Chưa lưu được ${fresh.length} dòng biên bản gõ lúc mất mạng, ví dụ “${first.text.slice(0, 60)}”. Hãy mở biên bản của cuộc họp để xem lại.`,
  );
}
