-- Who read what people trusted us with, by a command: rows are only ever added, and go after a year.
CREATE TABLE operator_action (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- The user of the machine that ran the command.
  os_user text NOT NULL,
  command text NOT NULL,
  -- How many requests or messages it showed or changed; null where it ended before it could say.
  rows integer
);
