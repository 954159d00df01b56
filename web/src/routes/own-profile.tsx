import { FeedCard } from '../features/calendar-exchange/feed-card.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { HabitsCard } from '../features/reminders/habits-card.tsx';
import { SecurityCard } from '../features/security/security-card.tsx';

/** The profile, with when one is reminded, how other calendars see one's meetings, and what guards the account. */
export const OwnProfile = () => (
  <ProfilePage reminders={<HabitsCard />} calendars={<FeedCard />} security={<SecurityCard />} />
);
