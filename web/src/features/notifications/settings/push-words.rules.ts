import type { PushPermission } from '../../../lib/push-subscription.ts';

/** What to do where push messages cannot be turned on; null where they can. */
export function pushTrouble(permission: PushPermission, isServerOn: boolean): string | null {
  if (!isServerOn) return 'Máy chủ này không gửi thông báo đẩy. Hãy hỏi người quản trị máy chủ.';
  switch (permission) {
    case 'insecure':
      return 'Thông báo đẩy cần địa chỉ https. Hãy hỏi người quản trị máy chủ.';
    case 'missing':
      return 'Trình duyệt này không nhận được thông báo đẩy. Hãy dùng Chrome, Edge, Firefox hoặc Safari trên máy tính, hoặc Chrome trên Android.';
    case 'denied':
      return 'Bạn đã chặn thông báo của trang này. Hãy bấm biểu tượng bên trái địa chỉ trang, cho phép “Thông báo”, rồi tải lại trang.';
    case 'default':
    case 'granted':
      return null;
  }
}
