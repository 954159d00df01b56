import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '../../data/account/me.ts';
import { securityQuery } from '../../data/account/security.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { SessionsRow } from './sessions-row.tsx';
import { TwoFactorRow } from './two-factor-row.tsx';

/** What guards one's account, and where one is signed in. */
export function SecurityCard() {
  const query = useQuery(securityQuery);
  const { emailVerified } = useSuspenseQuery(meQuery).data;
  return (
    <Panel>
      <PanelHead title="Bảo mật" />
      <Loaded query={query} failure="Không thể tải thông tin bảo mật.">
        {(security) => (
          <div className="divide-y">
            <PasswordRow security={security} />
            <TwoFactorRow security={security} emailVerified={emailVerified} />
            <PasskeysRow security={security} emailVerified={emailVerified} />
            <SessionsRow />
          </div>
        )}
      </Loaded>
    </Panel>
  );
}
