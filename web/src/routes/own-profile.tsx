import { ProfilePage } from '../features/profile/profile-page.tsx';
import { HabitsCard } from '../features/reminders/habits-card.tsx';
import { SecurityCard } from '../features/security/security-card.tsx';

/** The profile, with when one is reminded and what guards the account. */
export const OwnProfile = () => <ProfilePage reminders={<HabitsCard />} security={<SecurityCard />} />;
