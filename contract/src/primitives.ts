import { z } from 'zod';

/** Half a character (a lone surrogate) is no text; it becomes U+FFFD. */
export const wellFormed = (value: string): string => value.toWellFormed();

/** Text people write: NFC, trimmed, bounded in UTF-16 units, no control characters but tab and newline; half a character becomes the sign for an unreadable one. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .max(max * 2)
    .overwrite(wellFormed)
    .normalize('NFC')
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u, { error: 'Có ký tự không dùng được' });

/** One line of text: as `text`, and every run of white space is one space. */
export const line = (max: number, min = 0) => text(max, min).overwrite((value) => value.replace(/\s+/g, ' '));

export const Id = z.guid();
export const Instant = z.iso.datetime();
/** No calendar has a year 0, PostgreSQL's neither. */
export const LocalDate = z.iso.date().refine((day) => !day.startsWith('0000'));
export const LocalDateTime = z.iso.datetime({ local: true, offset: false });
export const Version = z.int().min(1).max(2_147_483_647);

/** E-mail addresses are only trimmed, NFC and lower-cased; nothing is folded away. */
export const Email = z
  .string({ error: 'Email là bắt buộc' })
  .max(320)
  .overwrite(wellFormed)
  .normalize('NFC')
  .trim()
  .toLowerCase()
  .min(1, { error: 'Email là bắt buộc' })
  .max(254, { error: 'Email không hợp lệ' })
  .regex(/^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@.<>()[\]\\,;:"\p{Cc}]+(\.[^\s@.<>()[\]\\,;:"\p{Cc}]+)+$/u, {
    error: 'Email không hợp lệ',
  });

export const DisplayName = z
  .string({ error: 'Họ tên là bắt buộc' })
  .max(400)
  .overwrite(wellFormed)
  .normalize('NFC')
  .trim()
  .overwrite((value) => value.replace(/\s+/g, ' '))
  .min(1, { error: 'Họ tên là bắt buộc' })
  .min(2, { error: 'Họ tên phải có ít nhất 2 ký tự' })
  .max(100, { error: 'Họ tên tối đa 100 ký tự' })
  .regex(/^[^\p{Cc}]*$/u, { error: 'Họ tên có ký tự không hợp lệ' });

/** An IANA zone name; whether this machine knows it is checked where it is used. */
export const TimeZone = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_+\-/]+$/, { error: 'Múi giờ không hợp lệ.' });

/** The path parameter of everything below a meeting. */
export const meetingParams = z.object({ meetingId: Id });

/** `limit` and an opaque `cursor` taken from the page before. */
export const page = (largest = 100, usual = 20) => ({
  limit: z.coerce.number().int().min(1).max(largest).default(usual),
  cursor: z.string().max(200).optional(),
});

export const NextCursor = z.string().max(200).nullable();
export const Nothing = z.object({});

/** SHA-256 of a file, hexadecimal. */
export const FileHash = z.string().regex(/^[0-9a-f]{64}$/);
