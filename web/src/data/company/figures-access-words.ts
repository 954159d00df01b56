import type { FiguresAccess } from '@hopgon/contract/companies/schemas';

export const figuresAccessWords: Readonly<Record<FiguresAccess, string>> = {
  admins: 'Chủ sở hữu và quản trị viên',
  members: 'Mọi thành viên',
};

const accesses = ['admins', 'members'] as const satisfies readonly FiguresAccess[];

export const figuresAccessChoices = accesses.map((value) => ({ value, label: figuresAccessWords[value] }));
