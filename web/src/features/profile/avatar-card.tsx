import type { Company } from '@hopgon/contract/companies/schemas';
import type { Me } from '@hopgon/contract/users/schemas';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format/date.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { Chip } from '../../ui/marks/chip.tsx';
import { RoleChip } from '../../ui/marks/role-chip.tsx';
import { PictureActions } from './picture-actions.tsx';

interface AvatarCardProps {
  readonly me: Me;
  readonly company: Company;
}

/** Who one is here, at a glance. */
export const AvatarCard = ({ me, company }: AvatarCardProps) => (
  <Panel aria-label="Thẻ của bạn" className="flex flex-col items-center gap-4 p-6 text-center">
    <Avatar id={me.id} name={me.displayName} size={96} />
    <div className="w-full min-w-0">
      <p className="text-title font-semibold break-words">{me.displayName}</p>
      <Address email={me.email} />
    </div>
    <RoleChip role={company.role} />
    <PictureActions userId={me.id} hasPicture={me.photoURL !== null} />
    <dl className="w-full divide-y border-t text-left">
      <Fact name="Công ty">{company.name}</Fact>
      <Fact name="Ngày tham gia">{formatDate(me.createdAt)}</Fact>
      <Fact name="Trạng thái">
        <Chip tone="jade">Hoạt động</Chip>
      </Fact>
    </dl>
  </Panel>
);

/** Too long for a line, it breaks before its @ rather than anywhere. */
function Address({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <p className="text-muted wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </p>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 last:pb-0">
    <dt className="shrink-0 text-muted">{name}</dt>
    <dd className="min-w-0 text-right break-words">{children}</dd>
  </div>
);
