import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useEvidence } from '../analysis/evidence-context.ts';
import { SendDialog } from './delivery/send-dialog.tsx';
import { DerivedDialog } from './derived/derived-dialog.tsx';
import { HeadDialog } from './head/head-dialog.tsx';
import { LegalDialog } from './legal/legal-dialog.tsx';
import { SeatsDialog } from './legal/seats-dialog.tsx';
import { VotesDialog } from './legal/votes-dialog.tsx';
import { useMinutesPage } from './minutes-context.ts';
import { AttendanceDialog } from './people/attendance-dialog.tsx';
import { EvidenceSheet } from './side/evidence-sheet.tsx';
import { SideContent } from './side/side-content.tsx';
import { type SidePart, sideWords } from './side/side-parts.ts';
import { SuggestionsDialog } from './side/suggestions-dialog.tsx';
import { AdoptDialog } from './steps/adopt-dialog.tsx';
import { ReviewDialog } from './steps/review-dialog.tsx';

export type OpenedDialog =
  | SidePart
  | 'head'
  | 'legal'
  | 'seats'
  | 'votes'
  | 'attendance'
  | 'adopt'
  | 'review'
  | 'suggestions'
  | 'derived'
  | 'send';

interface MinutesDialogsProps {
  readonly opened: OpenedDialog | null;
  readonly onClose: () => void;
}

/** The dialogs over the document, of which one is open at most. */
export function MinutesDialogs({ opened, onClose }: MinutesDialogsProps) {
  const { transcript } = useMinutesPage();
  const { choice } = useEvidence();
  if (opened === null) return null;
  if (opened === 'head') return <HeadDialog onClose={onClose} />;
  if (opened === 'legal') return <LegalDialog onClose={onClose} />;
  if (opened === 'seats') return <SeatsDialog onClose={onClose} />;
  if (opened === 'votes') return <VotesDialog onClose={onClose} />;
  if (opened === 'attendance') return <AttendanceDialog onClose={onClose} />;
  if (opened === 'adopt') return <AdoptDialog onClose={onClose} />;
  if (opened === 'review') return <ReviewDialog onClose={onClose} />;
  if (opened === 'derived') return <DerivedDialog onClose={onClose} />;
  if (opened === 'send') return <SendDialog onClose={onClose} />;
  if (opened === 'suggestions') return <SuggestionsDialog onClose={onClose} />;
  if (opened === 'evidence') {
    // Nothing is chosen where the dialog is back after a reload.
    return transcript && choice ? <EvidenceSheet transcript={transcript} onClose={onClose} /> : null;
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={sideWords[opened]}>
      <SideContent part={opened} />
    </Dialog>
  );
}
