import {
  removeAvatar,
  updateMe,
  updateNotificationChoices,
  uploadAvatar,
} from '@hopgon/contract/account/routes';
import type { Me, NotificationChoices, ProfileChange } from '@hopgon/contract/users/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { isRefusal } from '../../lib/api/call-failure.ts';
import { meQuery } from './me.ts';
import { photoQuery } from './photos.ts';

/** Saves what changed of the profile. When somebody else was faster, their version is read, so that saving again may work. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => call(updateMe, { body: change }),
    onSuccess: (me) => queryClient.setQueryData(meQuery.queryKey, me),
    onError: async (error) => {
      if (isRefusal(error, 'version_stale')) await queryClient.refetchQueries(meQuery);
    },
  });
}

export function useChooseNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<NotificationChoices>) => call(updateNotificationChoices, { body: change }),
    onSuccess: (notifications) =>
      queryClient.setQueryData<Me>(meQuery.queryKey, (me) => me && { ...me, notifications }),
  });
}

async function sendPicture(picture: Blob | null): Promise<string | null> {
  if (picture === null) {
    await call(removeAvatar, {});
    return null;
  }
  const body = new FormData();
  body.append('file', picture);
  return (await call(uploadAvatar, { body })).photoURL;
}

/** Sets the own picture, or takes it away. */
export function useChangePicture(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: sendPicture,
    onSuccess: (photoURL) => {
      queryClient.setQueryData(photoQuery(userId).queryKey, photoURL);
      return queryClient.invalidateQueries(meQuery);
    },
  });
}
