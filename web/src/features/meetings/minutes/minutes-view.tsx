import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { commentsQuery } from '../../../data/meetings/minutes-remarks.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { useRail } from '../../../lib/use-wide.ts';
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { type Choice, EvidenceContext, type EvidenceOffer } from '../analysis/evidence-context.ts';
import { useMarkRead } from './delivery/use-mark-read.ts';
import { useLineEditor } from './editor/use-line-editor.ts';
import { MinutesContext, type MinutesPage, type NewComment } from './minutes-context.ts';
import { MinutesDialogs, type OpenedDialog } from './minutes-dialogs.tsx';
import { MinutesNotices } from './minutes-notices.tsx';
import { MinutesToolbar } from './minutes-toolbar.tsx';
import { Paper } from './paper/paper.tsx';
import { SidePanel } from './side/side-panel.tsx';
import type { SidePart } from './side/side-parts.ts';

interface MinutesViewProps {
  readonly meeting: Meeting;
  readonly minutes: Minutes;
  readonly canDraft: boolean;
  readonly transcript: Transcript | null;
  /** Known to have no transcript, which is not the case where it could not be read. */
  readonly confirmsTyped: boolean;
}

/** The document with what belongs to it beside it, or over it where there is no room. */
export function MinutesView({ meeting, minutes, canDraft, transcript, confirmsTyped }: MinutesViewProps) {
  const isWide = useRail();
  const kept = `minutes page ${minutes.meetingId}`;
  const [part, setPart] = useKept<SidePart>(`${kept} part`, 'steps');
  const [dialog, setDialog] = useKept<OpenedDialog | null>(`${kept} dialog`, null);
  const [remarkedLineId, remark] = useKept<string | null>(`${kept} remarked line`, null);
  const newComment = useNewComment(minutes.meetingId);
  const { data: remarks } = useQuery(commentsQuery(minutes));
  const editor = useLineEditor({ minutes, confirmsTyped });
  useMarkRead(minutes);
  const openSide = (next: SidePart, lineId?: string) => {
    remark(lineId ?? null);
    if (isWide) setPart(next);
    else setDialog(next);
  };
  const page: MinutesPage = {
    meeting,
    minutes,
    editor,
    transcript,
    remarkedLineId,
    newComment,
    openSide,
    canEdit: minutes.can.edit,
    comments: remarks?.comments ?? [],
    showLine: (lineId) => {
      setDialog(null);
      showLine(lineId);
    },
    editHead: () => setDialog('head'),
    editLegal: () => setDialog('legal'),
    editSeats: () => setDialog('seats'),
    showVotes: () => setDialog('votes'),
    recordAttendance: () => setDialog('attendance'),
    writeDerived: () => setDialog('derived'),
    sendByMail: () => setDialog('send'),
  };
  return (
    <MinutesContext value={page}>
      <EvidenceContext value={useEvidenceOf(minutes, transcript, isWide ? setPart : null)}>
        <LeaveGuard isDirty={() => editor.hasUnsaved() || newComment.text.trim() !== ''} />
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_380px]">
          <div className="flex min-w-0 flex-col gap-3">
            <MinutesToolbar onAdopt={() => setDialog('adopt')} onReview={() => setDialog('review')} />
            <MinutesNotices canDraft={canDraft} onSuggestions={() => setDialog('suggestions')} />
            <Paper />
          </div>
          {isWide && <SidePanel part={part} openComments={minutes.openComments} onChange={setPart} />}
        </div>
        <MinutesDialogs opened={dialog} onClose={() => setDialog(null)} />
      </EvidenceContext>
    </MinutesContext>
  );
}

function useNewComment(meetingId: string): NewComment {
  const [text, setText] = useKept(`comment ${meetingId}`, '');
  const [assigneeId, assign] = useKept(`comment assignee ${meetingId}`, '');
  return { text, setText, assigneeId, assign, submitKey: useSubmitKey() };
}

/** Into sight, with the focus on its text where it can be edited. */
function showLine(lineId: string): void {
  // After a dialog over the page is gone.
  requestAnimationFrame(() => {
    const row = document.getElementById(`dong-${lineId}`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('[data-line-text]')?.focus({ preventScroll: true });
  });
}

/** The turns the document rests on; a choice shows them beside it where there is room. */
function useEvidenceOf(
  { sections }: Minutes,
  transcript: Transcript | null,
  show: ((part: SidePart) => void) | null,
) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [offered, setOffered] = useState<EvidenceOffer | null>(null);
  const transcriptId = transcript?.id ?? null;
  const cited = useMemo(() => {
    const lines = sections.flatMap(({ lines: each }) => each);
    const turns = lines
      .filter(({ source }) => source?.transcriptId === transcriptId)
      .flatMap(({ evidence }) => evidence);
    return [...new Set(turns)].sort((a, b) => a - b);
  }, [sections, transcriptId]);
  const choose = useCallback(
    (next: Choice) => {
      setChoice(next);
      show?.('evidence');
    },
    [show],
  );
  const offer = useCallback((to: EvidenceOffer | null) => setOffered(to), []);
  return { transcriptId, cited, choice, choose, offered, offer, version: undefined };
}
