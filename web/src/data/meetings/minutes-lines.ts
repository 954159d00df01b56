import {
  acceptMinutesLines,
  createMinutesLine,
  deleteMinutesLine,
  importMinutesSuggestions,
  listMinutesSuggestions,
  moveMinutesLine,
  refreshMinutesLine,
  rejectMinutesSuggestions,
  restoreMinutesLine,
  restoreMinutesSuggestions,
  updateMinutesLine,
} from '@hopgon/contract/minutes/lines/routes';
import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import type { CallInput } from '@hopgon/contract/route';
import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { shownMinutes, useShownMinutes } from './minutes.ts';
import { type ChangedLines, withChangedLines } from './minutes-lines.rules.ts';

export type NewMinutesLine = CallInput<typeof createMinutesLine>['body'];
export type MinutesLineChange = Omit<CallInput<typeof updateMinutesLine>['body'], 'version'>;
type LinePlace = Omit<CallInput<typeof moveMinutesLine>['body'], 'version'>;
type LineVersions = readonly Pick<MinutesLine, 'id' | 'version'>[];
type SuggestionSources = CallInput<typeof importMinutesSuggestions>['body']['sources'];

/** One act on some lines. */
export type LineStep =
  | { readonly act: 'create'; readonly line: NewMinutesLine; readonly key: string }
  | {
      readonly act: 'update';
      readonly id: string;
      readonly version: number;
      readonly change: MinutesLineChange;
    }
  | { readonly act: 'move'; readonly id: string; readonly version: number; readonly place: LinePlace }
  | { readonly act: 'accept'; readonly lines: LineVersions }
  | { readonly act: 'refresh' | 'delete'; readonly id: string; readonly version: number }
  | { readonly act: 'restore'; readonly id: string }
  | { readonly act: 'import'; readonly sources: SuggestionSources; readonly key: string };

async function take(meetingId: string, step: LineStep): Promise<ChangedLines> {
  const params = { meetingId };
  if (step.act === 'create') {
    const placed = await call(createMinutesLine, { params, body: step.line }, { idempotencyKey: step.key });
    return { placed: [placed] };
  }
  if (step.act === 'accept') {
    const lines = step.lines.map(({ id, version }) => ({ id, version }));
    return call(acceptMinutesLines, { params, body: { lines } });
  }
  if (step.act === 'import') {
    const body = { sources: step.sources };
    const key = { idempotencyKey: step.key };
    return { placed: (await call(importMinutesSuggestions, { params, body }, key)).lines };
  }
  return takeOne(meetingId, step);
}

type OneLineStep = Extract<LineStep, { id: string }>;

async function takeOne(meetingId: string, step: OneLineStep): Promise<ChangedLines> {
  const params = { meetingId, minutesLineId: step.id };
  if (step.act === 'restore') return { placed: [await call(restoreMinutesLine, { params })] };
  const { version } = step;
  if (step.act === 'update') {
    return { placed: [await call(updateMinutesLine, { params, body: { ...step.change, version } })] };
  }
  if (step.act === 'move') {
    return { placed: [await call(moveMinutesLine, { params, body: { ...step.place, version } })] };
  }
  if (step.act === 'delete') {
    await call(deleteMinutesLine, { params, query: { version } });
    return { removed: [step.id] };
  }
  const { line } = await call(refreshMinutesLine, { params, body: { version } });
  return line ? { lines: [line] } : { removed: [step.id] };
}

/** The same without a page of the minutes. */
export async function takeLineStep(
  client: QueryClient,
  meetingId: string,
  step: LineStep,
): Promise<ChangedLines> {
  const { show, readAgain } = shownMinutes(client, meetingId);
  try {
    const changed = await take(meetingId, step);
    show((minutes) => withChangedLines(minutes, changed));
    return changed;
  } finally {
    readAgain();
  }
}

/** Changes lines; what the server answers is shown at once, and all is read again, also after a refusal. */
export function useLineStep(meetingId: string) {
  const { show, readAgain } = useShownMinutes(meetingId);
  return useMutation({
    mutationFn: (step: LineStep) => take(meetingId, step),
    onSuccess: (changed) => show((minutes) => withChangedLines(minutes, changed)),
    onSettled: readAgain,
  });
}

/** Suggests some no more, or again. */
export function useRejectSuggestions(meetingId: string) {
  const { readAgain } = useShownMinutes(meetingId);
  return useMutation({
    mutationFn: ({ ids, isRejected }: { readonly ids: readonly string[]; readonly isRejected: boolean }) =>
      call(isRejected ? rejectMinutesSuggestions : restoreMinutesSuggestions, {
        params: { meetingId },
        body: { ids: [...ids] },
      }),
    onSettled: readAgain,
  });
}

/** What the meeting said, wrote and voted and the minutes do not have. */
export const suggestionsQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['minutes', 'suggestions', meetingId],
    queryFn: ({ signal }) => call(listMinutesSuggestions, { params: { meetingId } }, { signal }),
  });
