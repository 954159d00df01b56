import { ProfilePage } from '../features/profile/profile-page.tsx';

/** The profile, with what guards the account. */
export const OwnProfile = () => <ProfilePage />;
