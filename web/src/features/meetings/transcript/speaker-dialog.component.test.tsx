import { listMembers } from '@hopgon/contract/companies/routes';
import type { Speaker } from '@hopgon/contract/transcripts/schemas';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { idOf, me, meetingOf, wholeMeetingOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { SpeakerDialog } from './speaker-dialog.tsx';

const speakerOf = (label: string, rest: Partial<Speaker> = {}): Speaker => ({
  ...{ label, turns: 3, assigned: null, named: null, remembered: null, candidates: [] },
  ...rest,
});
const by = { userId: me.id, displayName: me.displayName };
const mai = { ...by, userId: idOf(2), displayName: 'Mai' };
const assigned = (userId: string | null, name: string) => ({ userId, name, by, at: '2026-11-20T02:00:00Z' });

test('a label joins the person of another one: a member, a guest, or the label itself', async ({ api }) => {
  api.reply(listMembers, () => ({ members: [], total: 0, nextCursor: null }));
  const assign = vi.fn<(who: unknown, shown: string) => void>();
  await renderInApp(
    <SpeakerDialog
      speaker={speakerOf('Speaker 3')}
      others={[
        speakerOf('Speaker 1', { assigned: assigned(mai.userId, 'Mai') }),
        speakerOf('Speaker 2', { assigned: assigned(null, 'Khách') }),
        speakerOf('Speaker 4'),
      ]}
      meeting={wholeMeetingOf(meetingOf(7))}
      isBusy={false}
      onAssign={assign}
      onClose={() => undefined}
    />,
  );
  const others = page.getByRole('group', { name: 'Cùng người với' });
  for (const name of ['Mai (Speaker 1)', 'Khách (Speaker 2)', 'Speaker 4'])
    await others.getByRole('button', { name }).click();
  expect(assign.mock.calls).toEqual([
    [{ userId: mai.userId, name: '' }, 'Mai (Speaker 1)'],
    [{ userId: null, name: 'Khách' }, 'Khách (Speaker 2)'],
    [{ userId: null, name: 'Speaker 4' }, 'Speaker 4'],
  ]);
});
