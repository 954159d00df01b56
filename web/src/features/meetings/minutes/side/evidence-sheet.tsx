import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../../ui/buttons/button-class.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { LoadFailure } from '../../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../../ui/states/skeleton.tsx';
import { numbersInWords, shownTurns } from '../../analysis/evidence.rules.ts';
import { useEvidence } from '../../analysis/evidence-context.ts';
import { EvidenceLine } from '../../analysis/evidence-line.tsx';
import { useTranscriptTurns } from '../../transcript/use-transcript-turns.ts';
import { useMinutesPage } from '../minutes-context.ts';

interface EvidenceSheetProps {
  readonly transcript: Transcript;
  readonly onClose: () => void;
}

/** The turns of one line over the document, where there is no room beside it. */
export function EvidenceSheet({ transcript, onClose }: EvidenceSheetProps) {
  const { meeting } = useMinutesPage();
  const { choice } = useEvidence();
  const looked = choice?.turns ?? [];
  const { turns, failed, retry } = useTranscriptTurns(
    transcript.id,
    shownTurns(looked, looked, transcript.turnCount),
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Căn cứ"
      description={looked.length > 0 ? `Câu ${numbersInWords(looked)}` : undefined}
      actions={
        <Link
          to="/meetings/$meetingId"
          params={{ meetingId: meeting.id }}
          search={{ tab: 'ban-ghi', ...(choice ? { turn: choice.turn } : {}) }}
          className={buttonClass()}
        >
          Mở bản gỡ băng
        </Link>
      }
    >
      <ol aria-label="Các câu được dẫn" className="-mx-3">
        {turns.map((turn) => (
          <EvidenceLine key={turn.index} turn={turn} />
        ))}
      </ol>
      {turns.length === 0 && !failed && <SkeletonRows />}
      {failed && <LoadFailure text="Không thể tải các câu được dẫn." onRetry={retry} />}
    </Dialog>
  );
}
