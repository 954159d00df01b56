import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import { Link } from '@tanstack/react-router';
import { numberChip } from '../../analysis/evidence-chips.tsx';
import { useEvidence } from '../../analysis/evidence-context.ts';
import { useMinutesPage } from '../minutes-context.ts';

/** The numbers of the turns a line rests on; pressing one shows them beside the document, and paper has none. */
export function LineChips({
  line: { id, evidence, source, confirmed, held, isItemKept },
}: {
  readonly line: MinutesLine;
}) {
  const { meeting, openSide } = useMinutesPage();
  const { transcriptId, choice, choose } = useEvidence();
  const isChosen = (turn: number) =>
    choice?.statement === id || (choice?.statement === null && choice.turn === turn);
  const isOfNewest = source?.transcriptId === transcriptId;
  if (evidence.length === 0 && !confirmed && !isItemKept) return null;
  return (
    <span className="pointer-events-none relative inline-flex flex-wrap gap-1 align-middle font-sans print:hidden [&_:is(a,button)]:pointer-events-auto">
      {evidence.map((turn) =>
        isOfNewest ? (
          <button
            key={turn}
            type="button"
            aria-label={`Căn cứ: câu ${turn + 1}`}
            aria-pressed={isChosen(turn)}
            onClick={() => {
              choose({ statement: id, turns: evidence, turn });
              openSide('evidence');
            }}
            className={numberChip(isChosen(turn))}
          >
            {turn + 1}
          </button>
        ) : (
          <Link
            key={turn}
            to="/meetings/$meetingId"
            params={{ meetingId: meeting.id }}
            search={{ tab: 'ban-ghi', ...(source ? { v: source.version } : {}), turn }}
            aria-label={`Căn cứ: câu ${turn + 1} của bản gỡ băng cũ`}
            title="Câu của bản gỡ băng cũ"
            className={numberChip(false)}
          >
            {turn + 1}
          </Link>
        ),
      )}
      {held && <HeldChip held={held} writer={confirmed?.by.displayName ?? ''} />}
      {isItemKept && (
        <span
          className="inline-flex h-6 items-center rounded-mark border px-1.5 text-key text-turmeric-ink"
          title="Việc này đã được sửa ở danh sách việc trước khi thông qua, nên không đổi theo biên bản."
        >
          Khác với danh sách việc
        </span>
      )}
      {confirmed && evidence.length === 0 && !held && (
        <span
          className="inline-flex h-6 items-center rounded-mark border px-1.5 text-key text-muted"
          title={`${confirmed.by.displayName} xác nhận dòng này`}
        >
          Người ghi xác nhận
        </span>
      )}
    </span>
  );
}

interface HeldChipProps {
  readonly held: NonNullable<MinutesLine['held']>;
  readonly writer: string;
}

/** The note or vote of the meeting that a line rests on; leads to the page on which it was held. */
function HeldChip({ held, writer }: HeldChipProps) {
  const { meeting } = useMinutesPage();
  const isNote = held.kind === 'note';
  return (
    <Link
      to="/meetings/$meetingId/live"
      params={{ meetingId: meeting.id }}
      title={isNote ? `${writer} ghi trong cuộc họp` : 'Kết quả biểu quyết trong cuộc họp'}
      className="inline-flex h-6 items-center rounded-mark border px-1.5 text-key text-muted hover:text-ink"
    >
      {isNote ? 'Ghi chú' : 'Biểu quyết'}
    </Link>
  );
}
