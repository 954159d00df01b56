import { useState } from 'react';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { Switch } from '../../../../ui/inputs/switch.tsx';
import type { LegalDraft } from './legal.rules.ts';

type RefusalName = 'chairRefusal' | 'secretaryRefusal';

interface RefusalFieldsProps {
  readonly draft: LegalDraft;
  readonly onChange: (part: Partial<LegalDraft>) => void;
}

const who: Readonly<Record<RefusalName, string>> = {
  chairRefusal: 'Chủ tọa',
  secretaryRefusal: 'Người ghi biên bản',
};

/** Who refuses to sign, and why: the minutes say so, and all others who attended and agreed sign instead. */
export const RefusalFields = (props: RefusalFieldsProps) => (
  <>
    <Refusal name="chairRefusal" {...props} />
    <Refusal name="secretaryRefusal" {...props} />
  </>
);

function Refusal({ name, draft, onChange }: RefusalFieldsProps & { readonly name: RefusalName }) {
  const [isRefused, setRefused] = useState(draft[name] !== '');
  return (
    <>
      <Switch
        label={`${who[name]} từ chối ký`}
        hint={
          isRefused && 'Biên bản ghi rõ việc này và có hiệu lực khi mọi người khác dự họp và đồng ý đều ký.'
        }
        checked={isRefused}
        onChange={(next) => {
          setRefused(next);
          if (!next) onChange({ [name]: '' });
        }}
      />
      {isRefused && (
        <Field label={`Lý do ${who[name].toLowerCase()} từ chối ký`}>
          <Input
            autoComplete="off"
            maxLength={500}
            value={draft[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
