import type { readMinutesSettings } from '@hopgon/contract/minutes/register/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import { useState } from 'react';
import { useUpdateMinutesSettings } from '../../data/company/minutes-register.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { changesFrom } from '../../lib/forms/use-settings-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SettingsForm } from '../../ui/layout/settings-form.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';
import {
  type SettingsDraft,
  type SettingsProblems,
  settingsChange,
  settingsDraftOf,
  settingsProblems,
} from './settings.rules.ts';
import { AdoptionPanel, NumberPanel } from './settings-panels.tsx';
import { VotingRulesPanel } from './voting-rules-panel.tsx';

type Read = ReplyOf<typeof readMinutesSettings>;

/** The settings while they are changed; who may not change them reads them. */
export function SettingsEditor({ read }: { readonly read: Read }) {
  const [{ base, draft }, setWritten] = useKept('minutes settings', () => ({
    base: read,
    draft: settingsDraftOf(read.settings),
  }));
  const [problems, setProblems] = useState<SettingsProblems>({});
  const { mutate, isPending, error, reset } = useUpdateMinutesSettings();
  const change = settingsChange(draft, base.settings);
  const isDirty = Object.keys(change).length > 0;
  const begin = (from: Read) => {
    setWritten({ base: from, draft: settingsDraftOf(from.settings) });
    setProblems({});
    reset();
  };
  const isStale = read.version !== base.version;
  // Nothing written yet: what others changed is simply shown.
  if (isStale && !isDirty) begin(read);
  const edit = (part: Partial<SettingsDraft>) => {
    setWritten((before) => ({ ...before, draft: { ...before.draft, ...part } }));
    setProblems({});
    if (error) reset();
  };
  const save = () => {
    const found = settingsProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    mutate(
      { change, version: base.version },
      {
        onSuccess: (saved) => {
          // What was written while the server answered is kept.
          setWritten((current) => ({
            base: saved,
            draft: { ...settingsDraftOf(saved.settings), ...changesFrom(draft, current.draft) },
          }));
          toast.say('Đã lưu cài đặt biên bản');
        },
      },
    );
  };
  const isRefusedAsStale = isRefusal(error, 'version_stale');
  const part = { draft, problems, isReadOnly: !read.can.edit, onChange: edit };
  return (
    <SettingsForm
      label="Cài đặt biên bản"
      ground="paper"
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
      isDirty={isDirty}
      isBusy={isPending}
      failure={
        error && !isRefusedAsStale ? failureText(error, 'Không thể lưu cài đặt. Vui lòng thử lại.') : null
      }
      obstacle={
        isStale && (
          <Banner
            tone="error"
            action={
              <Button size="small" onClick={() => begin(read)}>
                Xem bản mới
              </Button>
            }
          >
            Người khác vừa đổi cài đặt biên bản. Hãy xem bản mới rồi sửa lại.
          </Banner>
        )
      }
      onSave={save}
      onDiscard={() => begin(read)}
    >
      {!read.can.edit && (
        <p className="col-span-full text-muted">Chủ sở hữu và quản trị viên đổi được các cài đặt này.</p>
      )}
      <NumberPanel {...part} />
      <AdoptionPanel {...part} />
      <VotingRulesPanel {...part} />
    </SettingsForm>
  );
}
