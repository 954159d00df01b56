import { changePassword, confirmRegistration } from '@hopgon/contract/auth/routes';
import {
  joinCompany,
  listMembers,
  listWaitingMembers,
  readCompany,
  removeMember,
  setMemberRole,
  switchCompany,
  updateMember,
} from '@hopgon/contract/companies/routes';
import type { RouteShape } from '@hopgon/contract/route';
import { readMe } from '@hopgon/contract/users/routes';
import { expect, test } from 'vitest';
import { CallFailure, failureText } from './call-failure.ts';
import { fallbackMessage, somethingFailed } from './fallback-texts.ts';

const texts: readonly (readonly [RouteShape, string, string])[] = [
  [changePassword, 'Failed to change password', 'Không thể đổi mật khẩu. Vui lòng thử lại.'],
  [confirmRegistration, 'Failed to create user profile', 'Không thể tạo hồ sơ của bạn. Vui lòng thử lại.'],
  [readMe, 'Failed to get user', 'Không thể tải thông tin của bạn.'],
  [listWaitingMembers, 'Failed to get users', 'Không thể tải danh sách người đang chờ.'],
  [updateMember, 'Failed to update member info', 'Không thể cập nhật thông tin. Vui lòng thử lại.'],
  [readCompany, 'Company not found', 'Không thể tải thông tin công ty.'],
  [listMembers, 'Failed to get company members', 'Không thể tải danh sách thành viên.'],
  [removeMember, 'Failed to remove member from company', 'Không thể xóa thành viên. Vui lòng thử lại.'],
  [setMemberRole, 'Failed to update member role', 'Không thể cập nhật vai trò. Vui lòng thử lại.'],
  [joinCompany, 'Invalid invite code. Please check and try again.', 'Mã mời không hợp lệ hoặc đã hết hạn'],
  [switchCompany, 'You are not a member of this company.', 'Bạn không phải là thành viên của công ty này.'],
];

test.each(texts)(
  '$path without words is "%s", which a screen says in Vietnamese',
  (route, english, vietnamese) => {
    expect(fallbackMessage(route)).toBe(english);
    const failure = new CallFailure(english, { status: 502 });
    expect(failure.message).toBe(english);
    expect(failureText(failure)).toBe(vietnamese);
    expect(failureText(failure)).not.toBe(somethingFailed);
  },
);
