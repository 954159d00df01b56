import type { Member } from '@hopgon/contract/companies/schemas';
import { unset } from '@hopgon/contract/options';

export const nameOf = ({ displayName }: Pick<Member, 'displayName'>): string =>
  displayName.trim() || 'Chưa đặt tên';

export const labelText = (label: string): string => label || unset;
