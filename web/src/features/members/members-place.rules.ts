/** Whom one came to find, as the address says it. */
export interface MembersPlace {
  readonly tim?: string;
}

export const readMembersPlace = ({ tim }: Readonly<Record<string, unknown>>): MembersPlace =>
  typeof tim === 'string' && tim !== '' ? { tim: tim.slice(0, 100) } : {};
