import { usePageTitle } from '../../lib/use-page-title.ts';
import { DeleteAccountPanel } from '../account/delete-account-panel.tsx';
import { OwnDataPanel } from '../account/own-data-panel.tsx';
import { AppearancePanel } from './appearance-panel.tsx';

/** What a person sets for themselves. */
export function OwnSettingsPage() {
  usePageTitle('Cài đặt cá nhân');
  return (
    <div className="grid max-w-[720px] gap-4">
      <AppearancePanel />
      <OwnDataPanel />
      <DeleteAccountPanel />
    </div>
  );
}
