import { isFact } from '@hopgon/engine/extract/certainty';
import { useId } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { EvidenceChips } from './evidence-chips.tsx';
import { useEvidence } from './evidence-context.ts';

interface Statement {
  readonly text: string;
  readonly evidence: readonly number[];
  readonly confidence?: number;
}

/** What was found, each with the lines it rests on; the one looked at is marked. */
export function Statements({ statements }: { readonly statements: readonly Statement[] }) {
  const { choice } = useEvidence();
  const list = useId();
  return (
    <ul className="flex flex-col">
      {statements.map(({ text, evidence, confidence = 1 }) => {
        const key = `${list} ${text} ${evidence.join()}`;
        return (
          <li
            key={key}
            className={cx(
              'border-l-2 px-5 py-1.5 max-md:px-4',
              choice?.statement === key ? 'border-jade bg-jade-wash' : 'border-transparent',
            )}
          >
            <span className="mr-2 break-words">{text}</span>
            <EvidenceChips statement={key} turns={evidence} />
            {!isFact({ confidence }) && (
              <span className="ml-2 inline-flex align-middle">
                <Chip tone="turmeric">Gợi ý, cần xem lại</Chip>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
