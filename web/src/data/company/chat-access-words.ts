import type { ChatAccess } from '@hopgon/contract/companies/schemas';

export const chatAccessWords: Readonly<Record<ChatAccess, string>> = {
  owner: 'Chủ sở hữu',
  admins: 'Chủ sở hữu và quản trị viên',
  members: 'Mọi thành viên',
};

const accesses = ['owner', 'admins', 'members'] as const satisfies readonly ChatAccess[];

export const chatAccessChoices = accesses.map((value) => ({ value, label: chatAccessWords[value] }));
