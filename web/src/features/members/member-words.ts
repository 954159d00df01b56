import type { Member } from '@hopgon/contract/companies/schemas';
import { unset } from '@hopgon/contract/options';

export const memberName = ({ displayName }: Pick<Member, 'displayName'>): string =>
  displayName.trim() || 'Chưa đặt tên';

export const labelText = (label: string): string => label || unset;
