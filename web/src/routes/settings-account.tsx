import { DeleteAccountPanel } from '../features/account/delete-account-panel.tsx';
import { OwnDataPanel } from '../features/account/own-data-panel.tsx';
import { AppearancePanel } from '../features/settings/appearance-panel.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

/** What a person sets for themselves. */
export function SettingsAccount() {
  usePageTitle('Cài đặt cá nhân');
  return (
    <div className="grid max-w-[720px] gap-4">
      <AppearancePanel />
      <OwnDataPanel />
      <DeleteAccountPanel />
    </div>
  );
}
