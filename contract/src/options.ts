/** Option lists of the members page; `Khác` reveals a free text. */
export const unset = 'Không';
export const other = 'Khác';

export const departments = [
  unset,
  'Ban Giám Đốc',
  'Phòng Nhân Sự',
  'Phòng Kế Toán',
  'Phòng IT',
  'Phòng Marketing',
  'Phòng Kinh Doanh',
  'Phòng Kỹ Thuật',
  'Phòng Hành Chính',
  'Phòng Tài Chính',
  'Phòng Vận Hành',
  other,
] as const;

export const positions = [
  unset,
  'Giám Đốc',
  'Phó Giám Đốc',
  'Trưởng Phòng',
  'Phó Phòng',
  'Trưởng Nhóm',
  'Nhân Viên Chính',
  'Nhân Viên',
  'Thực Tập Sinh',
  other,
] as const;

/** The profile's lists are longer. */
export const profileDepartments = withMore(departments, ['Phòng Sản Xuất', 'Phòng Chăm Sóc Khách Hàng']);
export const profilePositions = withMore(positions, ['Chuyên Viên', 'Chuyên Viên Cao Cấp']);

/** More names, before the one that stands for all others. */
function withMore(list: readonly string[], more: readonly string[]): readonly string[] {
  return [...list.slice(0, -1), ...more, other];
}

export const roleLabels = { owner: 'Chủ sở hữu', admin: 'Quản trị viên', member: 'Thành viên' } as const;
export type Role = keyof typeof roleLabels;
