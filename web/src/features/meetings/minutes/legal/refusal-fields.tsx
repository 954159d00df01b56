import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { Switch } from '../../../../ui/inputs/switch.tsx';
import type { LegalDraft, LegalProblems } from './legal.rules.ts';

interface RefusalFieldsProps {
  readonly draft: LegalDraft;
  readonly problems: LegalProblems;
  readonly onChange: (part: Partial<LegalDraft>) => void;
}

/** Who refuses to sign, and why: the minutes say so, and all others who attended and agreed sign instead. */
export const RefusalFields = (props: RefusalFieldsProps) => (
  <>
    <Refusal who="Chủ tọa" isRefusing="isChairRefusing" reason="chairRefusal" {...props} />
    <Refusal who="Người ghi biên bản" isRefusing="isSecretaryRefusing" reason="secretaryRefusal" {...props} />
  </>
);

interface RefusalProps extends RefusalFieldsProps {
  readonly who: string;
  readonly isRefusing: 'isChairRefusing' | 'isSecretaryRefusing';
  readonly reason: 'chairRefusal' | 'secretaryRefusal';
}

const Refusal = ({ who, isRefusing, reason, draft, problems, onChange }: RefusalProps) => (
  <>
    <Switch
      label={`${who} từ chối ký`}
      hint={
        draft[isRefusing] &&
        'Biên bản ghi rõ việc này và có hiệu lực khi mọi người khác dự họp và đồng ý đều ký.'
      }
      checked={draft[isRefusing]}
      onChange={(next) => onChange({ [isRefusing]: next })}
    />
    {draft[isRefusing] && (
      <Field label={`Lý do ${who.toLowerCase()} từ chối ký`} error={problems[reason]}>
        <Input
          autoComplete="off"
          maxLength={500}
          value={draft[reason]}
          onChange={(event) => onChange({ [reason]: event.target.value })}
        />
      </Field>
    )}
  </>
);
