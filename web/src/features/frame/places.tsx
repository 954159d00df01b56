import type { Company } from '@hopgon/contract/companies/schemas';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import House from 'lucide-react/icons/house';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Settings from 'lucide-react/icons/settings';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';

export interface Place {
  readonly to: '/dashboard' | '/meetings' | '/chat' | '/analytics' | '/company-management' | '/settings';
  readonly label: string;
  /** Under an icon in the bar of a phone; without it there is no room for it there. */
  readonly short?: string;
  readonly icon: ReactNode;
}

const home: Place = { to: '/dashboard', label: 'Trang chủ', short: 'Trang chủ', icon: <House /> };
const meetings: Place = { to: '/meetings', label: 'Lịch họp', short: 'Lịch họp', icon: <CalendarDays /> };
const chat: Place = { to: '/chat', label: 'Chat AI', short: 'Chat AI', icon: <MessageSquareText /> };
const analytics: Place = { to: '/analytics', label: 'Phân tích', icon: <ChartColumn /> };
const members: Place = {
  to: '/company-management',
  label: 'Quản lý công ty',
  short: 'Công ty',
  icon: <UsersRound />,
};
const settings: Place = { to: '/settings', label: 'Cài đặt', short: 'Cài đặt', icon: <Settings /> };

/** Where one may go. The logo leads home, so the bar above does not name it. */
export const placesFor = (can: Company['can']): readonly Place[] => [
  home,
  meetings,
  ...(can.openChat ? [chat] : []),
  analytics,
  members,
  settings,
];
