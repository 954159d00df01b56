import { z } from 'zod';
import { DisplayName, Id, Instant, line, text, Version } from '../primitives.ts';

export const RoleName = z.enum(['owner', 'admin', 'member']);

/** Why this session may not enter the company: its access was ended, or the company requires a second factor. */
export const CompanyObstacle = z.enum(['sign-in', 'second-factor']);
export type CompanyObstacle = z.infer<typeof CompanyObstacle>;

/** A company as the person's menu lists it; a closed one is listed for its owner and admins alone. */
export const CompanyChoice = z.object({
  id: Id,
  name: z.string(),
  role: RoleName,
  closed: z.boolean(),
  obstacle: CompanyObstacle.nullable(),
});

/** Notifications that reach a person; mails about the security of the account are always sent. */
export const NotificationChoices = z.object({
  /** Every other mail. */
  email: z.boolean(),
  /** Bell and mail before a meeting. */
  reminders: z.boolean(),
  /** Answers and cards of the assistant while the person is away. */
  chat: z.boolean(),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;

/** A number as people write it, or nothing. */
export const Phone = line(20).regex(/^$|^\+?[\d\s().-]{6,20}$/, { error: 'Số điện thoại không hợp lệ' });
export const mostBio = 500;
const Bio = text(mostBio);

/** The signed-in person; department and position are those of the current company. */
export const Me = z.object({
  id: Id,
  email: z.string(),
  /** Whether the person has verified this address. */
  emailVerified: z.boolean(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  department: z.string(),
  position: z.string(),
  /** The version of these two; null without a company. */
  labelsVersion: Version.nullable(),
  phone: z.string(),
  bio: z.string(),
  notifications: NotificationChoices,
  version: Version,
  createdAt: Instant,
  lastLogin: Instant.nullable(),
  currentCompany: Id.nullable(),
  companies: z.array(CompanyChoice),
  /** Companies they asked to join that have not answered yet; no more is said of them before. */
  requests: z.array(Id),
});
export type Me = z.infer<typeof Me>;

/**
 * Only what is named changes. Department and position are those of the company the caller works in; admins change them
 * too, so that they have a version of their own.
 */
export const ProfileChange = z
  .object({
    version: Version,
    displayName: DisplayName.optional(),
    phone: Phone.optional(),
    bio: Bio.optional(),
    department: line(80).optional(),
    position: line(80).optional(),
    labelsVersion: Version.optional(),
  })
  .refine(
    ({ department, position, labelsVersion }) =>
      labelsVersion !== undefined || (department === undefined && position === undefined),
    { path: ['labelsVersion'], error: 'Thiếu phiên bản của phòng ban và chức vụ.' },
  );
export type ProfileChange = z.infer<typeof ProfileChange>;

/** Largest picture that is read, in bytes. */
export const pictureLimit = 5 * 1024 * 1024;
