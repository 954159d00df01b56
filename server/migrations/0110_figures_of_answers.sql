-- Weeks that are kept counted the creator of a meeting among those who accepted the invitation. They are counted again.
delete from figure_weeks;

-- The first meeting of a person is looked up in their bookings: it lies before any range and before the weeks that are kept.
alter table figure_person_weeks drop column first_at;
