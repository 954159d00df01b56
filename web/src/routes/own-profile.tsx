import { ProfilePage } from '../features/profile/profile-page.tsx';
import { SecurityCard } from '../features/security/security-card.tsx';

/** The profile, with what guards the account. */
export const OwnProfile = () => <ProfilePage security={<SecurityCard />} />;
