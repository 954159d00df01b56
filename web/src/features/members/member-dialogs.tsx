import type { Member } from '@hopgon/contract/companies/schemas';
import { EditMemberDialog } from './edit-member-dialog.tsx';
import { EndAccessDialog } from './end-access-dialog.tsx';
import type { MemberAct } from './member-actions.tsx';
import { OfferOwnershipDialog } from './offer-ownership-dialog.tsx';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

/** What is being done, and with whom. */
export interface OpenAct {
  readonly act: MemberAct | 'offer';
  readonly member: Member;
}

interface MemberDialogsProps {
  readonly open: OpenAct;
  /** As they are now. */
  readonly members: readonly Member[];
  readonly ownId: string;
  readonly onChange: (open: OpenAct) => void;
  readonly onClose: () => void;
}

export function MemberDialogs({ open, members, ownId, onChange, onClose }: MemberDialogsProps) {
  const { act } = open;
  const member = members.find(({ userId }) => userId === open.member.userId) ?? open.member;
  const common = { member, isOwn: member.userId === ownId, onClose };
  switch (act) {
    case 'edit':
      return <EditMemberDialog member={member} onClose={onClose} />;
    case 'role':
      return <RoleDialog {...common} onOffer={() => onChange({ act: 'offer', member })} />;
    case 'end-access':
      return <EndAccessDialog {...common} />;
    case 'remove':
      return <RemoveMemberDialog {...common} members={members} />;
    case 'offer':
      return <OfferOwnershipDialog member={member} onClose={onClose} />;
  }
}
