-- Who agreed that the rooms given to a line by hand have too few places, or are far more than its people.
alter table plan_lines add agreed_by int references users;
