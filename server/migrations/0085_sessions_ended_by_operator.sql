-- The operator may end the sessions of a person on the command line.
alter table sessions drop constraint sessions_ended_by_check;
alter table sessions add constraint sessions_ended_by_check
  check (ended_by in ('person', 'password', 'take-over', 'reuse', 'limit', 'operator'));
