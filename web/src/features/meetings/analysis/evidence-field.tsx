import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { withoutTurn } from './evidence.rules.ts';
import { useEvidence } from './evidence-context.ts';
import { EvidencePicker } from './evidence-picker.tsx';

interface EvidenceFieldProps {
  readonly turns: readonly number[];
  /** Says what changes, not what is then: the turns shown may be older than the last choice. */
  readonly onChange: (change: (now: readonly number[]) => readonly number[]) => void;
}

/** The lines a row rests on, each to be taken out, and the way to choose others. */
export function EvidenceField({ turns, onChange }: EvidenceFieldProps) {
  const { transcriptId } = useEvidence();
  const [isPicking, pick] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-small">
      <span className="mr-1 text-muted">{turns.length > 0 ? 'Căn cứ' : 'Chưa có căn cứ'}</span>
      {turns.map((turn) => (
        <button
          key={turn}
          type="button"
          onClick={() => onChange((now) => withoutTurn(now, turn))}
          aria-label={`Bỏ câu ${turn + 1} khỏi căn cứ`}
          title="Bỏ khỏi căn cứ"
          className="inline-flex h-7 items-center gap-1 rounded-mark bg-jade px-2 text-key font-semibold text-on-jade tabular-nums pointer-coarse:h-10"
        >
          {turn + 1}
          <X aria-hidden="true" className="size-3" />
        </button>
      ))}
      {transcriptId && (
        <Button look="plain" size="small" icon={<Plus />} onClick={() => pick(true)}>
          Chọn câu làm căn cứ
        </Button>
      )}
      {transcriptId && isPicking && (
        <EvidencePicker
          transcriptId={transcriptId}
          turns={turns}
          onChange={onChange}
          onClose={() => pick(false)}
        />
      )}
    </div>
  );
}
