-- A visit of a patient that was corrected on its day: when, and by whom.
alter table patient_visits
  add edited_at timestamptz,
  add edited_by int references users,
  add constraint patient_visits_edited check ((edited_at is null) = (edited_by is null));
