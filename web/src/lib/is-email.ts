/** What the contract takes for an address, written once more: its own would bring zod into the pages that load first. */
const shape = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@.<>()[\]\\,;:"\p{Cc}]+(\.[^\s@.<>()[\]\\,;:"\p{Cc}]+)+$/u;

/** As the server reads an address: NFC, trimmed, lower-case, nothing folded away. */
export const cleanEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/** Whether something, cleaned, can be an address. */
export const isEmail = (cleaned: string): boolean => cleaned.length <= 254 && shape.test(cleaned);
