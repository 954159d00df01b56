-- Who sees the figures of departments and of the company beside its owner and admins.
alter table companies add column figures_access text not null default 'admins' check (figures_access in ('admins', 'members'));
