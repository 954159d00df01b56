import type { DayKind } from '@hopgon/contract/company-settings/schemas';
import type { SettingChanged } from './settings/settings.rules.ts';

declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    'companies.founded': { readonly companyId: string; readonly userId: string };
    /** For the first time or again; who waits for approval works in the company once it is given. */
    'companies.member-joined': {
      readonly companyId: string;
      readonly userId: string;
      readonly status: 'active' | 'waiting';
    };
    /** Who waited works in the company from now on. */
    'companies.member-approved': {
      readonly companyId: string;
      readonly userId: string;
      readonly approvedBy: string;
    };
    /** Delivered in the transaction of the removal, so that what the person leaves behind is handed back with it. */
    'companies.member-removed': {
      readonly companyId: string;
      readonly userId: string;
      /** What ended: a membership, or the wait for one. */
      readonly standing: 'active' | 'waiting';
      readonly removedBy: string;
    };
    'companies.member-role-set': {
      readonly companyId: string;
      readonly userId: string;
      readonly role: 'admin' | 'member';
      readonly setBy: string;
    };
    /** The person works on in the company once they sign in again. */
    'companies.access-ended': {
      readonly companyId: string;
      readonly userId: string;
      readonly endedBy: string;
    };
    /** Open until it is answered, withdrawn or expired. */
    'companies.ownership-offered': {
      readonly companyId: string;
      readonly userId: string;
      readonly offeredBy: string;
    };
    'companies.ownership-withdrawn': {
      readonly companyId: string;
      readonly userId: string;
      readonly withdrawnBy: string;
    };
    'companies.ownership-declined': {
      readonly companyId: string;
      readonly userId: string;
      readonly ownerId: string;
    };
    /** The owner before is an admin from now on. */
    'companies.ownership-transferred': {
      readonly companyId: string;
      readonly from: string;
      readonly to: string;
    };
    'companies.settings-changed': {
      readonly companyId: string;
      readonly changedBy: string;
      readonly changes: readonly SettingChanged[];
    };
    /** `wanted` null: the day is like its weekday again. */
    'companies.day-changed': {
      readonly companyId: string;
      readonly changedBy: string;
      /** YYYY-MM-DD */
      readonly day: string;
      readonly wanted: { readonly name: string; readonly kind: DayKind } | null;
    };
    'companies.invite-code-replaced': { readonly companyId: string; readonly replacedBy: string };
    /** From now on there for owner and admins alone; removed after a while. */
    'companies.closed': { readonly companyId: string; readonly closedBy: string };
    /** Its rows are deleted in this transaction, behind this event: files go after the commit. */
    'companies.removed': { readonly companyId: string };
    'companies.reopened': { readonly companyId: string; readonly reopenedBy: string };
  }
}
