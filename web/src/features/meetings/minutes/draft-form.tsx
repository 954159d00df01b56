import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { MinutesTemplate } from '@hopgon/contract/minutes/schemas';
import FilePen from 'lucide-react/icons/file-pen';
import { useState } from 'react';
import { useMinutesStep } from '../../../data/meetings/minutes.ts';
import { minutesKinds, templateWords } from '../../../data/meetings/minutes-kinds.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Banner } from '../../../ui/states/banner.tsx';

const templates = minutesKinds.map((value) => ({
  value,
  label: templateWords[value],
}));

const templateOfKind: Readonly<Partial<Record<Meeting['kind'], MinutesTemplate>>> = {
  briefing: 'briefing',
  project: 'project',
  'one-on-one': 'one-on-one',
};

/** Chooses the template and drafts. */
export function DraftForm({ meeting }: { readonly meeting: Meeting }) {
  const [template, choose] = useState<MinutesTemplate>(templateOfKind[meeting.kind] ?? 'company');
  const { mutate, isPending, error } = useMinutesStep(meeting.id);
  const key = useSubmitKey();
  const draft = () => mutate({ act: 'draft', template, key: key.keyFor(template) });
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-80 max-w-full">
        <Field label="Mẫu biên bản">
          <Select choices={templates} value={template} onChange={choose} />
        </Field>
      </div>
      {error && (
        <Banner tone="error">{failureText(error, 'Không thể soạn biên bản. Vui lòng thử lại.')}</Banner>
      )}
      <Button look="primary" icon={<FilePen />} busy={isPending} onClick={draft}>
        Soạn biên bản
      </Button>
    </div>
  );
}
