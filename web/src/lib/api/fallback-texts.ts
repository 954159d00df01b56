export const somethingFailed = 'Đã xảy ra lỗi. Vui lòng thử lại.';
export const changeNotSaved = 'Mất kết nối mạng, thay đổi chưa được lưu';
export const unknownError = 'An unknown error occurred';
/** A password is to be changed and there is no stored token. */
export const notAuthenticated = 'Not authenticated';
/** The tokens are to be renewed and there is none to renew them by: another tab signed out, say. */
export const noRefreshToken = 'No refresh token available';
export const noSession = 'Failed to authenticate with Firebase';

/** The documented message of each call when a reply brings none. */
const english: Readonly<Record<string, string>> = {
  'POST /api/auth/login': 'Login failed',
  'POST /api/auth/register': 'Registration failed',
  'POST /api/auth/refresh-token': 'Token refresh failed',
  'POST /api/auth/forgot-password': 'Failed to send reset email',
  'POST /api/auth/change-password': 'Failed to change password',
  'POST /api/auth/confirm-registration': 'Failed to create user profile',
  // A first sign-in by Google makes the profile.
  'POST /api/auth/google/finish': 'Failed to create user profile',
  'GET /api/v1/me': 'Failed to get user',
  'GET /api/v1/company': 'Company not found',
  'POST /api/v1/companies/join': 'Invalid invite code. Please check and try again.',
  'POST /api/v1/companies/switch': 'You are not a member of this company.',
  'GET /api/v1/members': 'Failed to get company members',
  'GET /api/v1/members/waiting': 'Failed to get users',
  'PATCH /api/v1/members/:userId': 'Failed to update member info',
  'DELETE /api/v1/members/:userId': 'Failed to remove member from company',
  'PUT /api/v1/members/:userId/role': 'Failed to update member role',
};

/** No screen shows the English ones. */
const vietnamese: Readonly<Record<string, string>> = {
  'Login failed': 'Đăng nhập không thành công. Vui lòng thử lại.',
  'Registration failed': 'Đăng ký không thành công. Vui lòng thử lại.',
  'Token refresh failed': 'Không thể gia hạn phiên đăng nhập.',
  'Failed to send reset email': 'Không thể gửi email đặt lại mật khẩu. Vui lòng thử lại.',
  'Failed to change password': 'Không thể đổi mật khẩu. Vui lòng thử lại.',
  'Failed to create user profile': 'Không thể tạo hồ sơ của bạn. Vui lòng thử lại.',
  'Failed to get user': 'Không thể tải thông tin của bạn.',
  'Company not found': 'Không thể tải thông tin công ty.',
  'Invalid invite code. Please check and try again.': 'Mã mời không hợp lệ hoặc đã hết hạn',
  'You are not a member of this company.': 'Bạn không phải là thành viên của công ty này.',
  'Failed to get company members': 'Không thể tải danh sách thành viên.',
  'Failed to get users': 'Không thể tải danh sách người đang chờ.',
  'Failed to update member info': 'Không thể cập nhật thông tin. Vui lòng thử lại.',
  'Failed to remove member from company': 'Không thể xóa thành viên. Vui lòng thử lại.',
  'Failed to update member role': 'Không thể cập nhật vai trò. Vui lòng thử lại.',
  [notAuthenticated]: 'Bạn cần đăng nhập để tiếp tục.',
  [noRefreshToken]: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
  [noSession]: 'Đăng nhập không thành công. Vui lòng thử lại.',
  [unknownError]: 'Đã xảy ra lỗi không xác định',
};

export const fallbackMessage = (route: { method: string; path: string }): string | undefined =>
  english[`${route.method} ${route.path}`];

/** The Vietnamese for a message of ours in English. */
export const counterpart = (message: string): string => vietnamese[message] ?? somethingFailed;
