import { Chip } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { EvidenceChips } from './evidence-chips.tsx';
import { useEvidence } from './evidence-context.ts';

interface Statement {
  readonly text: string;
  readonly evidence: readonly number[];
  readonly confidence?: number;
}

/** Below this the engine only suggests. */
const sure = 0.6;

const sameTurns = (left: readonly number[], right: readonly number[]) => left.join() === right.join();

/** What was found, each with the lines it rests on; the one looked at is marked. */
export function Statements({ statements }: { readonly statements: readonly Statement[] }) {
  const { chosen } = useEvidence();
  return (
    <ul className="flex flex-col">
      {statements.map(({ text, evidence, confidence = 1 }) => (
        <li
          key={`${text} ${evidence.join()}`}
          className={cx(
            'border-l-2 px-5 py-1.5 max-md:px-4',
            sameTurns(chosen, evidence) ? 'border-jade bg-jade-wash' : 'border-transparent',
          )}
        >
          <span className="mr-2 break-words">{text}</span>
          <EvidenceChips turns={evidence} />
          {confidence < sure && (
            <span className="ml-2 inline-flex align-middle">
              <Chip tone="turmeric">Gợi ý, cần xem lại</Chip>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
