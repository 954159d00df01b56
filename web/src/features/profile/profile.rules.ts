import { unset } from '@hopgon/contract/options';
import type { Me, ProfileChange } from '@hopgon/contract/users/schemas';

export const fields = ['displayName', 'department', 'position', 'phone', 'bio'] as const;
export type Field = (typeof fields)[number];
export type ProfileForm = Record<Field, string>;

export const fieldNames: Readonly<ProfileForm> = {
  displayName: 'Họ tên',
  department: 'Phòng ban',
  position: 'Chức vụ',
  phone: 'Số điện thoại',
  bio: 'Giới thiệu',
};

export const formOf = ({ displayName, department, position, phone, bio }: Me): ProfileForm => ({
  displayName,
  department: department || unset,
  position: position || unset,
  phone,
  bio,
});

/** What a change must name, so that it is refused when somebody was faster. */
export const versionsOf = ({
  version,
  labelsVersion,
}: Pick<Me, 'version' | 'labelsVersion'>): Pick<ProfileChange, 'version' | 'labelsVersion'> => ({
  version,
  ...(labelsVersion !== null && { labelsVersion }),
});

const clean = (text: string): string => text.normalize('NFC').trim();

/** What the person changed since `before`, ready to be sent; all else may change elsewhere meanwhile. */
export function changesOf(before: Readonly<ProfileForm>, form: Readonly<ProfileForm>): Partial<ProfileForm> {
  const changed = fields.filter((field) => clean(form[field]) !== clean(before[field]));
  return Object.fromEntries(changed.map((field) => [field, clean(form[field])]));
}

/** Fields that the person changed and that were given another value elsewhere meanwhile, with that value. */
export function clashes(
  before: Readonly<ProfileForm>,
  form: Readonly<ProfileForm>,
  latest: Readonly<ProfileForm>,
): { readonly name: string; readonly value: string }[] {
  const mine = changesOf(before, form);
  return fields
    .filter((field) => field in mine && latest[field] !== before[field] && latest[field] !== mine[field])
    .map((field) => ({ name: fieldNames[field], value: latest[field] }));
}

export const phoneProblem = (phone: string): string | null =>
  /^$|^\+?[\d\s().-]{6,20}$/.test(clean(phone)) ? null : 'Số điện thoại không hợp lệ';
