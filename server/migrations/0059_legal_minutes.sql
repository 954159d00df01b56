-- Minutes of bodies the law has rules for: hội đồng thành viên, hội đồng quản trị, đại hội đồng cổ đông.

-- Quorum and ratio of a company, for its votes and its minutes alike: {ordinary, charter}, see VotingRules in the contract.
create table voting_rules (
  company_id uuid primary key references companies (id) on delete cascade,
  rules jsonb not null check (jsonb_typeof(rules) = 'object')
);
do $$
begin
  alter table voting_rules enable row level security;
  alter table voting_rules force row level security;
  execute format('create policy owner_all on voting_rules to %I using (true) with check (true)', current_user);
end $$;
create policy of_company on voting_rules to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, update on voting_rules to :"app";

insert into voting_rules (company_id, rules)
select company_id, jsonb_build_object(
  'ordinary', jsonb_build_object(
    'quorum', jsonb_build_object('percent', quorum_percent, 'inclusive', true),
    'ratio', jsonb_build_object('percent', 50, 'inclusive', false)),
  'charter', jsonb_build_object('members-council', null, 'board', null, 'shareholders', null))
from minutes_settings where quorum_percent is not null;

alter table minutes_settings
  drop column quorum_percent,
  add column enterprise_code text not null default '' check (length(enterprise_code) <= 20),
  add column head_office text not null default '' check (length(head_office) <= 300);

-- Minutes follow the rules of their company while they are open; what they say is fixed when they are adopted.
alter table minutes
  drop column quorum_percent,
  drop constraint minutes_template_check,
  add constraint minutes_template_check check
    (template in ('company', 'briefing', 'project', 'one-on-one', 'members-council', 'board', 'shareholders')),
  -- What the law asks of this kind, see LegalFacts in the contract; null for others.
  add column legal jsonb check (jsonb_typeof(legal) = 'object');

-- What somebody is to the body that met, see Seat in the contract; what is not said has its usual value.
alter table minutes_people add column seat jsonb not null default '{}' check (jsonb_typeof(seat) = 'object');

-- The vote that made a decision, whatever wrote its line.
do $$
declare
  name text;
begin
  for name in select conname from pg_constraint
    where conrelid = 'minutes_lines'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%motion_id%'
  loop
    execute format('alter table minutes_lines drop constraint %I', name);
  end loop;
end $$;
alter table minutes_lines
  add check (origin <> 'vote' or motion_id is not null),
  add check (motion_id is null or origin = 'vote' or kind = 'decision');

-- Where chair or secretary refuses to sign, all others sign one paper.
alter table minutes_signatures
  drop constraint minutes_signatures_part_check,
  add constraint minutes_signatures_part_check check (part in ('secretary', 'chair', 'members'));

alter table motions
  -- Null for a vote that no law has rules for.
  add column body text check (body in ('members-council', 'board', 'shareholders')),
  add column call int not null default 1 check (call between 1 and 3),
  add column is_special boolean not null default false,
  -- Who chaired when it was opened: a tie of a board goes with that person.
  add column chair_id uuid,
  add foreign key (company_id, chair_id) references memberships (company_id, user_id),
  -- As it was counted by hand, see PaperCount and PaperDetails in the contract; such a vote has no voters and ballots here.
  add column paper jsonb check (jsonb_typeof(paper) = 'object'),
  add check (paper is null or closed_at is not null);
