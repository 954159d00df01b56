import type { Me } from '@hopgon/contract/users/schemas';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useState } from 'react';
import { useKept } from '../../lib/forms/use-kept.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { fieldNames, formOf } from './profile.rules.ts';
import { ProfileEditor } from './profile-editor.tsx';

/** Milliseconds the page says that it was saved. */
const saying = 3_000;

/** What one says of oneself: read, or edited. */
export function InfoCard({ me }: { readonly me: Me }) {
  const [editing, edit] = useKept('editing profile', false);
  const [saved, setSaved] = useState(false);
  const editButton = useFocusBack<HTMLButtonElement>(editing);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), saying);
    return () => clearTimeout(timer);
  }, [saved]);

  return (
    <Panel aria-label="Thông tin cá nhân">
      <PanelHead
        title="Thông tin cá nhân"
        aside={
          !editing && (
            <Button ref={editButton} size="small" icon={<Pencil />} onClick={() => edit(true)}>
              Chỉnh sửa
            </Button>
          )
        }
      />
      {saved && (
        <div className="px-5 pt-4">
          <Banner tone="success">Thông tin đã được cập nhật thành công!</Banner>
        </div>
      )}
      {editing ? (
        <ProfileEditor
          me={me}
          onCancel={() => edit(false)}
          onSaved={() => {
            edit(false);
            setSaved(true);
          }}
        />
      ) : (
        <ProfileFacts me={me} />
      )}
    </Panel>
  );
}

function ProfileFacts({ me }: { readonly me: Me }) {
  const { displayName, department, position, phone, bio } = formOf(me);
  return (
    <Facts
      facts={[
        { label: fieldNames.displayName, value: displayName },
        { label: 'Email', value: me.email },
        { label: fieldNames.department, value: department },
        { label: fieldNames.position, value: position },
        ...(phone ? [{ label: fieldNames.phone, value: phone }] : []),
        ...(bio
          ? [{ label: fieldNames.bio, value: <span className="whitespace-pre-line">{bio}</span> }]
          : []),
      ]}
    />
  );
}
