import type { Clash, Meeting } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { useState } from 'react';
import { type NewMeeting, useCreateMeeting } from '../../../data/meetings/meetings.ts';
import { useCreateSeries } from '../../../data/meetings/series.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { clashesIn } from './refusal-details.ts';

/**
 * Makes a meeting or a series of them, which may be undone for a moment; answers null when that failed, and says why.
 * `onClashes` receives the conflicts the server found.
 */
export function useMakeMeeting(onClashes: (clashes: readonly Clash[]) => void) {
  const meeting = useCreateMeeting();
  const series = useCreateSeries();
  const submitKey = useSubmitKey();
  const [failure, fail] = useState<string | null>(null);

  async function make({
    recurrence,
    isDraft = false,
    ...details
  }: NewMeeting & { readonly recurrence: Recurrence | null }): Promise<Meeting | null> {
    fail(null);
    const body = { ...details, isDraft, recurrence };
    const idempotencyKey = submitKey.keyFor(body);
    try {
      const made = recurrence
        ? await series.mutateAsync({ body: { ...details, recurrence, undoable: true }, idempotencyKey })
        : await meeting.mutateAsync({ body: { ...details, isDraft, undoable: true }, idempotencyKey });
      submitKey.renew();
      return made;
    } catch (problem) {
      const clashes = clashesIn(problem);
      onClashes(clashes);
      if (clashes.length === 0) fail(failureText(problem, 'Không thể tạo cuộc họp. Vui lòng thử lại.'));
      return null;
    }
  }
  return { make, failure };
}
