import type { Company } from '@hopgon/contract/companies/schemas';
import Activity from 'lucide-react/icons/activity';
import Archive from 'lucide-react/icons/archive';
import BellIcon from 'lucide-react/icons/bell';
import BookA from 'lucide-react/icons/book-a';
import BookText from 'lucide-react/icons/book-text';
import BrainCircuit from 'lucide-react/icons/brain-circuit';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import DoorOpen from 'lucide-react/icons/door-open';
import FileCog from 'lucide-react/icons/file-cog';
import FolderInput from 'lucide-react/icons/folder-input';
import Gavel from 'lucide-react/icons/gavel';
import House from 'lucide-react/icons/house';
import Keyboard from 'lucide-react/icons/keyboard';
import ListChecks from 'lucide-react/icons/list-checks';
import ListPlus from 'lucide-react/icons/list-plus';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import Sun from 'lucide-react/icons/sun';
import Upload from 'lucide-react/icons/upload';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import UsersRound from 'lucide-react/icons/users-round';
import { toggleTheme } from '../../lib/theme/theme.ts';
import type { Entry } from './entry.ts';

/** What only the frame can do. */
export interface FrameActions {
  readonly switchTo: (companyId: string) => void;
  readonly join: () => void;
  readonly create: () => void;
  readonly addItem: () => void;
  readonly showKeys: () => void;
  readonly signOut: () => void;
}

const pageEntry = (path: string, title: string, icon: Entry['icon'], words = ''): Entry => ({
  id: path,
  title,
  icon,
  words,
  does: { path },
});

/** What the page of the company's settings decides, under the names of its parts. */
const settingWords =
  'tên công ty, giờ làm việc, nghỉ trưa, múi giờ, ngày làm việc, độ dài cuộc họp, việc quá hạn, quy định họp, không họp chiều thứ sáu, ' +
  'tự tóm tắt trợ lý, cấm trùng lịch, cấm trùng phòng họp, bảo mật, xác thực hai bước, phiên đăng nhập lại sau, duyệt người xin vào, ' +
  'mã mời, tên miền email, ai xem số liệu phân tích, chi phí giờ công, settings';

/** Where one may go. */
export const placesTo = ({
  can: { openChat, seeAudit },
  role,
}: Pick<Company, 'can' | 'role'>): readonly Entry[] => [
  pageEntry('/dashboard', 'Trang chủ', <House />, 'dashboard tổng quan hôm nay'),
  pageEntry('/meetings', 'Lịch họp', <CalendarDays />, 'cuộc họp meetings'),
  pageEntry('/meetings/find-time', 'Tìm giờ họp', <CalendarSearch />, 'giờ rảnh gợi ý hỏi mọi người'),
  ...(openChat ? [pageEntry('/chat', 'Chat AI', <MessageSquareText />, 'trợ lý hỏi trò chuyện')] : []),
  pageEntry('/analytics', 'Phân tích', <ChartColumn />, 'báo cáo thống kê analytics'),
  pageEntry('/company-management', 'Quản lý công ty', <UsersRound />, 'thành viên nhân viên mã mời members'),
  pageEntry('/notifications', 'Thông báo', <BellIcon />, 'chuông notifications'),
  pageEntry(
    '/profile',
    'Hồ sơ',
    <CircleUserRound />,
    'tài khoản, đổi mật khẩu, bảo mật hai bước, phiên đăng nhập, ảnh đại diện, xóa tài khoản, profile',
  ),
  pageEntry('/settings', 'Cài đặt', <Settings />, settingWords),
  pageEntry('/settings/rooms', 'Phòng họp', <DoorOpen />, 'cài đặt phòng chỗ ngồi rooms'),
  pageEntry('/settings/glossary', 'Từ điển', <BookA />, 'cài đặt thuật ngữ từ viết tắt glossary'),
  pageEntry('/settings/minutes', 'Cài đặt biên bản', <FileCog />, 'mẫu số hiệu quốc huy chữ ký templates'),
  pageEntry('/settings/models', 'Mô hình AI', <BrainCircuit />, 'cài đặt trí tuệ nhân tạo models'),
  pageEntry('/settings/days', 'Ngày nghỉ', <CalendarOff />, 'cài đặt lễ tết nghỉ bù'),
  pageEntry('/meetings/my-tasks', 'Việc của tôi', <ListChecks />, 'việc cần làm hạn tasks'),
  pageEntry('/meetings/decisions', 'Sổ quyết định', <Gavel />, 'đã chốt kết luận hiệu lực'),
  pageEntry('/meetings/follow-ups', 'Theo dõi kết luận', <ClipboardList />, 'bảng việc nhắc quá hạn'),
  pageEntry('/meetings/register', 'Sổ biên bản', <BookText />, 'số biên bản tra cứu'),
  ...(seeAudit ? [pageEntry('/settings/audit', 'Nhật ký', <ScrollText />, 'cài đặt lịch sử audit')] : []),
  ...(role === 'owner'
    ? [
        pageEntry(
          '/settings/retention',
          'Lưu giữ',
          <Archive />,
          'cài đặt, dữ liệu, xóa họp cũ, thời hạn giữ, retention',
        ),
        pageEntry(
          '/settings/system',
          'Tình trạng hệ thống',
          <Activity />,
          'cài đặt, máy chủ, sao lưu, thư chưa gửi, system',
        ),
      ]
    : []),
  pageEntry(
    '/settings/notifications',
    'Cài đặt thông báo',
    <BellIcon />,
    'email, thông báo đẩy, giờ yên lặng, nhắc trước giờ họp, hủy nhận thư',
  ),
  pageEntry(
    '/settings/account',
    'Cài đặt cá nhân',
    <UserRoundCog />,
    'tài khoản, giao diện sáng tối, phím tắt, xuất dữ liệu của tôi, rời công ty',
  ),
];

const offers = (words: string): readonly Entry[] => [
  {
    id: 'meeting named so',
    title: `Tạo cuộc họp “${words}”`,
    icon: <CalendarPlus />,
    does: { path: '/meetings?tao=1', brings: { meetingTitle: words } },
  },
  {
    id: 'question',
    title: `Hỏi trợ lý “${words}”`,
    icon: <MessageSquareText />,
    does: { path: '/chat', brings: { question: words } },
  },
];

/** What may be made of the very words that were typed. */
export const offersFor = (words: string, { openChat }: Company['can']): readonly Entry[] =>
  offers(words).filter(({ id }) => openChat || id !== 'question');

interface Commands {
  readonly dark: boolean;
  /** The person's companies but this one. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly actions: FrameActions;
}

const command = (id: string, title: string, icon: Entry['icon'], run: () => void, words = ''): Entry => ({
  id,
  title,
  icon,
  words,
  does: { run },
});

/** What one may do from anywhere. */
export const commandsFor = ({ dark, others, actions }: Commands): readonly Entry[] => [
  pageEntry('/meetings?tao=1', 'Tạo cuộc họp', <CalendarPlus />, 'đặt lịch mới thêm'),
  command('item', 'Thêm việc cần làm', <ListPlus />, actions.addItem, 'giao việc tạo mới'),
  pageEntry('/meetings?xem=da-qua&chon=ban-ghi', 'Tải bản gỡ băng lên', <Upload />, 'transcript bản ghi'),
  pageEntry('/meetings/import', 'Nhập cuộc họp cũ', <FolderInput />, 'nhiều tệp thư mục bản gỡ băng import'),
  command(
    'theme',
    dark ? 'Dùng giao diện sáng' : 'Dùng giao diện tối',
    dark ? <Sun /> : <Moon />,
    toggleTheme,
    'đổi màu theme dark light',
  ),
  ...others.map(({ id, name }) =>
    command(`company ${id}`, `Chuyển sang ${name}`, <Building2 />, () => actions.switchTo(id), 'công ty đổi'),
  ),
  command('join', 'Tham gia công ty khác', <Building2 />, actions.join, 'mã mời'),
  command('create', 'Tạo công ty mới', <Plus />, actions.create),
  command('keys', 'Xem phím tắt', <Keyboard />, actions.showKeys, 'bàn phím trợ giúp'),
  command('sign-out', 'Đăng xuất', <LogOut />, actions.signOut, 'thoát logout'),
];
