/** Which lines one looks at, as the address says it. */
export interface NotificationPlace {
  readonly loc?: 'chua-doc';
}

export const readNotificationPlace = ({ loc }: Readonly<Record<string, unknown>>): NotificationPlace =>
  loc === 'chua-doc' ? { loc } : {};
