import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { liveMeetingQuery } from '../../../data/meetings/live.ts';
import { motionsQuery } from '../../../data/meetings/motions.ts';
import { agendaQuery } from '../../../data/meetings/preparation.ts';
import { readingsQuery } from '../../../data/meetings/readings.ts';
import { notesQuery } from '../../../data/notes/notes.ts';
import { TranscriptDrawing } from '../../../ui/layout/drawings.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DraftForm } from './draft-form.tsx';
import { type Source, sourcesOf } from './sources.rules.ts';

interface NoMinutesProps {
  readonly meeting: Meeting;
  readonly canDraft: boolean;
  readonly transcript: Transcript | null;
}

/** Before there are minutes: what a draft is made from, and the way to it. */
export function NoMinutes({ meeting, canDraft, transcript }: NoMinutesProps) {
  if (!canDraft) {
    return (
      <Panel>
        <EmptyState
          drawing={<TranscriptDrawing />}
          title="Chưa có biên bản"
          text="Khi chủ trì hoặc thư ký gửi biên bản để lấy góp ý, bạn đọc được ở đây."
        />
      </Panel>
    );
  }
  return (
    <Panel>
      <EmptyState
        drawing={<TranscriptDrawing />}
        title="Soạn biên bản"
        text="Dự thảo gồm những gì cuộc họp đã có. Điều máy đọc được mà chưa ai duyệt thì ghi rõ để bạn xem lại; không tự đoán người phụ trách hay người có mặt."
      />
      <div className="flex flex-col gap-5 px-6 pb-6">
        <Sources meeting={meeting} transcript={transcript} />
        <DraftForm meeting={meeting} />
      </div>
    </Panel>
  );
}

function Sources({ meeting, transcript }: Pick<NoMinutesProps, 'meeting' | 'transcript'>) {
  const { data: agenda } = useQuery(agendaQuery(meeting.id));
  const { data: read } = useQuery(readingsQuery(meeting.id));
  const { data: live } = useQuery(liveMeetingQuery(meeting.id));
  const { data: written } = useQuery(notesQuery(meeting.id));
  const { data: votes } = useQuery(motionsQuery(meeting.id));
  const sources = sourcesOf({
    agendaItems: agenda?.items.length ?? 0,
    people: live?.people ?? invitedTo(meeting),
    notes: written?.notes.filter(({ isDeleted }) => !isDeleted).length ?? 0,
    closedVotes: votes?.motions.filter(({ state }) => state === 'closed').length ?? 0,
    hasTranscript: transcript !== null,
    readings: read?.readings ?? [],
  });
  return (
    <ul aria-label="Biên bản được soạn từ" className="flex flex-col gap-1.5">
      {sources.map((source) => (
        <SourceRow key={source.title} source={source} />
      ))}
    </ul>
  );
}

const invitedTo = ({ participants, guests }: Meeting) =>
  [...participants, ...guests].map(() => ({ attendance: 'unrecorded' as const }));

const SourceRow = ({ source: { title, note, isThere } }: { readonly source: Source }) => (
  <li className="flex items-start gap-2.5">
    {isThere ? (
      <Check aria-hidden="true" className="mt-0.5 text-jade" />
    ) : (
      <Minus aria-hidden="true" className="mt-0.5 text-muted" />
    )}
    <span className="min-w-0 break-words">
      {title} <span className="text-small text-muted">{note}</span>
    </span>
  </li>
);
