import type { ModelSettings } from '@hopgon/contract/models/schemas';
import { useState } from 'react';
import { useUpdateModel } from '../../data/company/models.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { changesFrom } from '../../lib/forms/use-settings-draft.ts';
import { toast } from '../../ui/overlays/toast.ts';
import {
  type ModelDraft,
  type ModelProblems,
  modelChangeOf,
  modelDraftOf,
  modelProblems,
} from './model-form.rules.ts';

/** The settings while they are changed. The key is no part of the draft: secrets are never kept. */
export function useModelForm(settings: ModelSettings) {
  const [{ base, draft }, setWritten] = useKept('model settings', () => ({
    base: settings,
    draft: modelDraftOf(settings),
  }));
  const [typedKey, setTypedKey] = useState<string | undefined>(undefined);
  const [consents, setConsents] = useState(false);
  const [problems, setProblems] = useState<ModelProblems>({});
  const { mutate, isPending, error, reset } = useUpdateModel();
  const isDirty = typedKey !== undefined || JSON.stringify(draft) !== JSON.stringify(modelDraftOf(base));
  const isStale = settings.version !== base.version;
  const begin = (from: ModelSettings) => {
    setWritten({ base: from, draft: modelDraftOf(from) });
    setTypedKey(undefined);
    setConsents(false);
    setProblems({});
    reset();
  };
  // Nothing written yet: what others changed is simply shown.
  if (isStale && !isDirty) begin(settings);

  const edit = (part: Partial<ModelDraft>) => {
    setWritten((before) => ({ ...before, draft: { ...before.draft, ...part } }));
    setProblems({});
    if ('address' in part || 'mode' in part) setConsents(false);
    if (error) reset();
  };
  const save = () => {
    const found = modelProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    mutate(modelChangeOf(draft, base, { key: typedKey, consents }), {
      onSuccess: (saved) => {
        // What was written while the server answered is kept.
        setWritten((current) => ({
          base: saved,
          draft: { ...modelDraftOf(saved), ...changesFrom(draft, current.draft) },
        }));
        setTypedKey((now) => (now === typedKey ? undefined : now));
        setConsents(false);
        toast.say('Đã lưu cài đặt mô hình AI');
      },
    });
  };
  const isShown = error && !isRefusal(error, 'version_stale');
  return {
    ...{ base, draft, problems, edit, save, begin, isDirty, isStale },
    ...{ typedKey, setTypedKey, consents, setConsents },
    isBusy: isPending,
    failure: isShown ? failureText(error, 'Không thể lưu cài đặt. Vui lòng thử lại.') : null,
  };
}
