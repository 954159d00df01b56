import type { Reading } from '@hopgon/contract/readings/schemas';
import { Link } from '@tanstack/react-router';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { EvidenceChips } from './evidence-chips.tsx';
import { useEvidence } from './evidence-context.ts';

/** The lines a row rests on; those of an older transcript lead there. */
export function ReadingEvidence({ reading: { id, evidence, source } }: { readonly reading: Reading }) {
  const { meetingId } = useMeetingPlace();
  const { transcriptId } = useEvidence();
  if (!source || evidence.length === 0) return null;
  if (source.transcriptId === transcriptId) return <EvidenceChips statement={id} turns={evidence} />;
  return (
    <Link
      to="/meetings/$meetingId"
      params={{ meetingId }}
      search={{ tab: 'ban-ghi', v: source.version, turn: evidence[0] }}
      resetScroll={false}
      className="link text-small"
    >
      Bản {source.version}, câu {evidence.map((turn) => turn + 1).join(', ')}
    </Link>
  );
}
