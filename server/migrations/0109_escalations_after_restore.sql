-- The last day that had begun for the company when its data were restored: what was due by then may have been mailed already.
alter table companies add column restored_on date;
