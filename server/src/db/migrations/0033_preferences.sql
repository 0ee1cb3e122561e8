-- What an applicant asks for is called a preference everywhere, as in the specification.
alter table plan_lines rename column wishes to preferences;
alter table plan_lines rename column wishes_asked to preferences_asked;
alter table plan_lines rename column wishes_met to preferences_met;
