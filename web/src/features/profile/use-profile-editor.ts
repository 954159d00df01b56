import type { Me } from '@hopgon/contract/users/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../../data/account/me.ts';
import { useSaveProfile } from '../../data/account/profile.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { changesOf, clashes, formOf, type ProfileForm, versionsOf } from './profile.rules.ts';

interface Written extends Pick<ProfileForm, 'displayName' | 'phone' | 'bio'> {
  /** The version it is written over, kept with it. */
  readonly version: number;
}
type Labels = Pick<ProfileForm, 'department' | 'position'>;

const stale =
  'Hồ sơ vừa được thay đổi ở nơi khác. Những gì bạn nhập vẫn còn ở đây: hãy xem lại rồi lưu lần nữa.';

/** The profile as it was when editing began, what is being written, and the result of saving it. */
export function useProfileEditor(me: Me, onSaved: () => void) {
  const { displayName, phone, bio, department, position } = formOf(me);
  const { version, labelsVersion } = me;
  const form = useClearingForm<Written>({ displayName, phone, bio, version }, 'profile');
  const [ofLabels, setOfLabels, begunLabels] = useKept('profile labels', () => ({
    labels: { department, position },
    labelsVersion,
  }));
  const { labels } = ofLabels;
  const [failure, fail] = useState<string | null>(null);
  const [changedElsewhere, showElsewhere] = useState<ReturnType<typeof clashes>>([]);
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveProfile();
  const begun = (): ProfileForm => ({ ...form.getBegun(), ...begunLabels.labels });

  const meetNewer = (profile: ProfileForm) => {
    const latest = queryClient.getQueryData(meQuery.queryKey) ?? me;
    showElsewhere(clashes(begun(), profile, formOf(latest)));
    form.fill('version', latest.version);
    setOfLabels((before) => ({ ...before, labelsVersion: latest.labelsVersion }));
  };

  const save = form.onSubmit(async (written) => {
    const profile = { ...written, ...labels };
    fail(null);
    showElsewhere([]);
    try {
      const versions = versionsOf({ version: written.version, labelsVersion: ofLabels.labelsVersion });
      await mutateAsync({ ...versions, ...changesOf(begun(), profile) });
      onSaved();
    } catch (problem) {
      const isStale = isRefusal(problem, 'version_stale');
      if (isStale) meetNewer(profile);
      fail(isStale ? stale : failureText(problem, 'Không thể cập nhật thông tin. Vui lòng thử lại.'));
    }
  });

  return {
    form,
    isDirty: () => Object.keys(changesOf(begun(), { ...form.getValues(), ...labels })).length > 0,
    labels,
    setLabel: (name: keyof Labels, value: string) =>
      setOfLabels((before) => ({ ...before, labels: { ...before.labels, [name]: value } })),
    failure,
    changedElsewhere,
    save,
  };
}
