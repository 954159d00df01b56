import { fold } from '../text/fold.ts';
import type { IntentKind } from './intent.ts';

const anyOf = (words: string): RegExp => new RegExp(`(?<![a-z\\d])(?:${words})(?![a-z\\d])`, 'u');

/** Words without one of which a message is not of a kind, without diacritics: few messages are of it, and its model guesses. */
const needed: Readonly<Partial<Record<IntentKind, RegExp>>> = {
  'delete-note': anyOf(
    'xoa|bo|huy|thoi|quen|khoi|dep|gach|delete|remove|cancel|het can|khong can|ko can|dung|tat|ngung|go|vut|don|del',
  ),
  uninvite: anyOf(
    'bo|bot|rut|go|khoi|thoi|khong|ko|k|hong|hok|loai|tru|ra|gach|dung|xoa|huy|remove|nghi|mien|cat|rot',
  ),
  invite: anyOf(
    'moi|them|ru|goi|keu|add|invite|cho|vao|vo|dua|co|nho|tham gia|cung|nua|mang|di|bo|thay|bo sung|bao|nhet|ghep|loi|lay|ca|thieu|du|join|nhan|kem|hu|gom|bi|nen|can|sot|loop|ngoi|de',
  ),
  move: anyOf(
    'doi|lui|chuyen|day|sang|qua|hoan|move|som|muon|tre|len|xuong|lai|keo|de|cho|thanh|toi|don|roi|reschedule|delay|dich|ve|thay|vao|vo|luc|sua|chinh|xep|tam|dao|push|lech|bu|di|ke|shift|change|nhich|nhuc',
  ),
  remind: anyOf(
    'nhac|remind|reminder|bao|nho|dung|quen|keu|goi|hen|alarm|chuong|nhan|ping|noti|thong bao|khoi|dong ho|day|hu|cai|dat|danh thuc|bip|de y|lich',
  ),
  cancel: anyOf(
    'huy|bo|thoi|khoi|khong|ko|k|hong|hok|hem|hoan|dep|nghi|cancel|skip|ngung|dung|xoa|het|tam|go|rut|stop',
  ),
  'respond-no': anyOf(
    'khong|ko|k|kg|hong|hok|hem|hg|chang|cha|vang|ban|ket|vuong|mac|dinh|tu choi|khuoc tu|xin phep|cao loi|xin loi|kieu|nghi|om|benh|dau|chua|khoi|huy|bo|kip|trung|off|skip|decline|thoi|dung|cancel|rut|het|reject|mien|phep|lich|sorry',
  ),
  prolong: anyOf(
    'keo|dai|them|rut|ngan|noi|gia|lau|bot|cat|giam|xuong|con|thanh|toi|den|het|lai|qua|ra|len|nua(?! (?:tieng|gio))|extend|tang|du|mat|trong|ket thuc|xong|som|muon|tre',
  ),
  'task-state': anyOf(
    'chua|xong|dau|sao|nao|ai|may|khi|bao gio|bao lau|bao nhieu|han|gi|khong|ko|k|hong|hok|hem|ha|hay|con|tinh hinh|tien do|xem|check|hoi|coi|biet|roi|ntn|den|toi|nhi|re|rang|re sao|mo|dang|lam|giao|phu trach|cap nhat|update|status|bi|het|van|kiem tra|ro|noi|ket qua|the',
  ),
  undo: anyOf(
    'hoan tac|tra|quay|bo|sai|nham|lon|undo|huy|lai|rut|khoi|thoi|hoan|dung|xoa|go|thu hoi|phuc hoi',
  ),
};

/** Folded, it would be the word that moves something. */
const morning = /(?<!\p{L})sáng(?!\p{L})/giu;

/** Whether a message has a word that its kind cannot do without. */
export const hasNeededWord = (message: string, kind: IntentKind): boolean =>
  needed[kind]?.test(fold(message.replace(morning, ' '))) ?? true;
