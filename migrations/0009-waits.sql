-- Who has used up a day's share may go on, but slowly: not before this moment.
ALTER TABLE send_count ADD COLUMN open_at timestamptz;
