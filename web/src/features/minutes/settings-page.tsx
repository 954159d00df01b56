import { useQuery } from '@tanstack/react-query';
import { minutesSettingsQuery } from '../../data/company/minutes-register.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { SettingsEditor } from './settings-editor.tsx';
import { TemplatesPanel } from './templates/templates-panel.tsx';

/** How the company writes its minutes: numbers, adoption, quorum, recipients, and its own templates. */
export function MinutesSettingsPage() {
  usePageTitle('Cài đặt biên bản');
  const settings = useQuery(minutesSettingsQuery);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Loaded
        query={settings}
        failure="Không thể tải cài đặt biên bản."
        skeleton={
          <Panel>
            <SkeletonRows />
          </Panel>
        }
      >
        {(read) => <SettingsEditor read={read} />}
      </Loaded>
      {/* Sooner, the settings would push it down. */}
      {!settings.isPending && <TemplatesPanel />}
    </div>
  );
}
