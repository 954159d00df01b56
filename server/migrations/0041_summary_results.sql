-- What a summary line states, so that it follows what people correct: a decision, question or task, and who is named in it.

alter table readings
  add column result_id uuid,
  -- A task in the words of its line, and who and when it was found with.
  add column phrase jsonb,
  -- Speakers by the names the line has for them: [{"as": "Người nói 4", "label": "Người nói 4"}].
  add column speakers jsonb,
  add constraint readings_result_id_fkey foreign key (company_id, result_id) references readings (company_id, id)
    on delete set null (result_id),
  add check (kind = 'summary' or result_id is null and phrase is null and speakers is null);
create index readings_by_result on readings (company_id, result_id) where result_id is not null;

-- Lines found before: those that hold the words of the one result that rests on the same turns.
update readings line set result_id = found.id
from (
  select l.company_id, l.id as line_id, min(r.id::text)::uuid as id
  from readings l join readings r on r.company_id = l.company_id and r.meeting_id = l.meeting_id
    and r.transcript_id = l.transcript_id and r.evidence = l.evidence and r.kind <> 'summary'
    and position(app.fold(r.engine_text) in app.fold(l.engine_text)) > 0
  where l.kind = 'summary' and l.created_by is null
  group by l.company_id, l.id having count(*) = 1
) found
where line.company_id = found.company_id and line.id = found.line_id;

update readings line set speakers = named.speakers
from (
  select l.company_id, l.id, jsonb_agg(distinct jsonb_build_object('as', s.label, 'label', s.label)) as speakers
  from readings l join lateral (
    select distinct coalesce(t.label, t.speaker) as label from transcript_turns t
    where t.company_id = l.company_id and t.transcript_id = l.transcript_id and t.speaker is not null
  ) s on position(s.label in l.engine_text) > 0
  where l.kind = 'summary' and l.created_by is null
  group by l.company_id, l.id
) named
where line.company_id = named.company_id and line.id = named.id;
