import type { AuditGroup } from '@hopgon/contract/audit/schemas';

export const groupWords: Readonly<Record<AuditGroup, string>> = {
  members: 'Thành viên',
  company: 'Công ty',
  meetings: 'Cuộc họp',
  data: 'Dữ liệu',
};
