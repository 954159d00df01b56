import { type Role, roleLabels } from '@hopgon/contract/options';
import { Chip, type ChipTone } from './chip.tsx';

const tones: Readonly<Record<Role, ChipTone>> = { owner: 'turmeric', admin: 'jade', member: 'plain' };

export const RoleChip = ({ role }: { readonly role: Role }) => (
  <Chip tone={tones[role]}>{roleLabels[role]}</Chip>
);
