-- What all owners hold together, also those who were not invited: vốn điều lệ or tổng số phiếu biểu quyết, in hundredths.
-- Null for votes by heads, and for those opened before this was asked.
alter table motions
  add column total_weight bigint check (total_weight > 0),
  -- The sums of shares would tell who chose what; on paper the sums are all that is kept.
  drop constraint motions_check,
  add constraint motions_secret_weighting check (paper is not null or not (is_secret and weighting = 'share'));

-- Of a secret vote nothing is kept that says who chose what.
update motions
set paper = jsonb_set(jsonb_set(jsonb_set(jsonb_set(paper, '{count,for,names}', '""'), '{count,against,names}', '""'),
  '{count,none,names}', '""'), '{chairChoice}', 'null')
where is_secret and paper is not null;
