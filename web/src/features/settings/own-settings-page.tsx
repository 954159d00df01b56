import { usePageTitle } from '../../lib/use-page-title.ts';
import { DeleteAccountPanel } from '../account/delete-account-panel.tsx';
import { OwnDataPanel } from '../account/own-data-panel.tsx';
import { AppearancePanel } from './appearance-panel.tsx';

/** What a person sets for themselves. */
export function OwnSettingsPage() {
  usePageTitle('Cài đặt cá nhân');
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <AppearancePanel />
      <div className="grid gap-4">
        <OwnDataPanel />
        <DeleteAccountPanel />
      </div>
    </div>
  );
}
