-- What the nightly job deletes, and what it takes the answer from, each by age: with one index for both it
-- read a month of answers to find the submissions of a day.
drop index submissions_to_forget;
create index submissions_to_delete on submissions (first_seen) where not for_good;
create index submissions_to_empty on submissions (first_seen) where for_good and answer is not null;
