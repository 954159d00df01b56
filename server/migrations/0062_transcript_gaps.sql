-- How long nothing was recorded before a turn, as `gapsBefore` of the engine says it of new transcripts: at least two minutes
-- after the last word before it, none behind a turn without a time.
alter table transcript_turns add column gap_ms int check (gap_ms > 0);

update transcript_turns t set gap_ms = timed.start_ms - timed.end_before
from (
    select company_id, transcript_id, index, start_ms,
      max(greatest(start_ms::bigint, coalesce(end_ms, start_ms::bigint + 100 * length(coalesce(original, text))))) over (
        partition by company_id, transcript_id, stretch order by index rows between unbounded preceding and 1 preceding
      ) as end_before
    from (
        select *, count(*) filter (where start_ms is null) over (partition by company_id, transcript_id order by index) as stretch
        from transcript_turns
      ) turns
    where start_ms is not null
  ) timed
where t.company_id = timed.company_id and t.transcript_id = timed.transcript_id and t.index = timed.index
  and timed.start_ms - timed.end_before >= 120000;
