import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { useLivePage } from '../live-context.ts';
import {
  isByShare,
  type MotionInForm,
  readShare,
  type VoterInForm,
  type VoterRight,
} from './motion-form.rules.ts';
import { ProxyFields } from './proxy-fields.tsx';

interface VoterFieldsProps {
  readonly form: MotionInForm;
  /** By the id of the person. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (userId: string, part: Partial<VoterInForm>) => void;
}

const rights: readonly { value: VoterRight; label: string }[] = [
  { value: 'votes', label: 'Được biểu quyết' },
  { value: 'excluded', label: 'Không được biểu quyết' },
  { value: 'proxy', label: 'Ủy quyền' },
  { value: 'none', label: 'Không phải thành viên' },
];

/** Who has a vote: their shares, who may not vote on this, and who gave a proxy. */
export function VoterFields({ form, problems, onChange }: VoterFieldsProps) {
  const [isOpen, open] = useState(false);
  const { voters } = form;
  if (voters.length === 0)
    return <p className="text-small text-muted">Cuộc họp chưa có thành viên nào có quyền biểu quyết.</p>;
  if (!isOpen && !isByShare(form))
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-small text-muted">
          {voters.length} người có quyền biểu quyết, khách mời không tính.
        </p>
        <Button size="small" look="plain" onClick={() => open(true)}>
          Ai không biểu quyết, ủy quyền
        </Button>
      </div>
    );
  const shared = sharedProblems(Object.values(problems));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-small font-medium">Người có quyền biểu quyết</legend>
      {[...shared].map(([problem, count]) => (
        <p key={problem} role="alert" className="text-small text-brick-ink">
          Còn {count} người: {problem.charAt(0).toLowerCase()}
          {problem.slice(1)}.
        </p>
      ))}
      <ul className="divide-y">
        {voters.map((voter) => (
          <VoterRow
            key={voter.userId}
            voter={voter}
            hasShares={isByShare(form)}
            problem={problems[voter.userId] ?? ''}
            isSaidAbove={shared.has(problems[voter.userId] ?? '')}
            onChange={(part) => onChange(voter.userId, part)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

/** Said once for all whom it is about, where these are many. */
const leastShared = 3;

const sharedProblems = (problems: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(problems, (problem) => problem)]
      .filter(([, of]) => of.length >= leastShared)
      .map(([problem, of]) => [problem, of.length]),
  );

interface VoterRowProps {
  readonly voter: VoterInForm;
  readonly hasShares: boolean;
  readonly problem: string;
  readonly isSaidAbove: boolean;
  readonly onChange: (part: Partial<VoterInForm>) => void;
}

function VoterRow({ voter, hasShares, problem, isSaidAbove, onChange }: VoterRowProps) {
  const { live } = useLivePage();
  const name = live.people.find(({ id }) => id === voter.userId)?.name ?? '';
  return (
    <li className="flex flex-col gap-2 py-2.5">
      <p className="font-medium break-words">{name}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-2 max-[20rem]:grid-cols-1">
        <Field label={`Quyền biểu quyết của ${name}`} hideLabel>
          <Select value={voter.right} choices={rights} onChange={(right) => onChange({ right })} />
        </Field>
        {hasShares && voter.right !== 'none' && (
          <Field label={`Phần vốn của ${name}`} hideLabel>
            <Input
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              placeholder="Phần vốn"
              aria-invalid={(problem !== '' && readShare(voter.weight) === null) || undefined}
              value={voter.weight}
              onChange={(event) => onChange({ weight: event.target.value })}
            />
          </Field>
        )}
      </div>
      {voter.right === 'excluded' && (
        <Field label={`Lý do ${name} không được biểu quyết`} hideLabel>
          <Input
            autoComplete="off"
            maxLength={300}
            placeholder="Lý do, ví dụ: có lợi ích liên quan"
            value={voter.reason}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        </Field>
      )}
      {voter.right === 'proxy' && <ProxyFields voter={voter} onChange={onChange} />}
      {problem && !isSaidAbove && (
        <p role="alert" className="text-small text-brick-ink">
          {problem}
        </p>
      )}
    </li>
  );
}
