-- What stood before the newest verdict, so that undoing it gives that back.
alter table decision_contradictions
  add column before_verdict text check (before_verdict in ('confirmed', 'dismissed')),
  add column before_by uuid,
  add column before_at timestamptz,
  add foreign key (company_id, before_by) references memberships (company_id, user_id),
  add check (num_nulls(before_verdict, before_by, before_at) in (0, 3));
alter table promise_verdicts
  add column before_verdict text check (before_verdict in ('confirmed', 'dismissed')),
  add column before_by uuid,
  add column before_at timestamptz,
  add foreign key (company_id, before_by) references memberships (company_id, user_id),
  add check (num_nulls(before_verdict, before_by, before_at) in (0, 3));
