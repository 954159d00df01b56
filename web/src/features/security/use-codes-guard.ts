import { useCloseGuard } from '../../ui/overlays/close-guard.tsx';

const question = {
  title: 'Bạn đã lưu các mã khôi phục?',
  verb: 'Đóng, tôi đã lưu',
  refrain: 'Xem lại các mã',
  text: 'Các mã chỉ hiện lần này. Khi mất điện thoại mà không có mã nào, bạn không đăng nhập được nữa.',
};

/** A dialog that shows recovery codes asks before it closes; what is typed before that is a proof, and is typed again. */
export const useCodesGuard = (areShown: boolean) => useCloseGuard({ isDirty: () => areShown, question });
